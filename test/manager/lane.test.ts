import { describe, expect, it } from '@jest/globals';
import { ActionManager, moveBy } from 'rx-motion';
import { probe } from './probe.js';

const right = moveBy(10, { x: 100, y: 0 });

describe('a paused target', () => {
  it('stands still until it is resumed, and loses no time', () => {
    const manager = new ActionManager();
    const ship = { x: 0, y: 0 };
    manager.runAction(right, ship);
    for (const dt of [0, 1]) manager.update(dt);
    manager.pause(ship);
    manager.update(5);
    expect(ship.x).toBe(10);
    manager.resume(ship);
    manager.update(1);
    expect(ship.x).toBe(20);
  });

  it('holds actions that are added later', () => {
    const manager = new ActionManager();
    const ship = { x: 0, y: 0 };
    manager.runAction(right, ship);
    manager.pause(ship);
    manager.runAction(right, ship);
    for (const dt of [0, 1]) manager.update(dt);
    expect(ship.x).toBe(0);
    manager.resume(ship);
    for (const dt of [0, 1]) manager.update(dt);
    expect(ship.x).toBe(20);
  });

  it('starts paused if its first action does, not if a later one does', () => {
    const manager = new ActionManager();
    const [ship, moon] = [
      { x: 0, y: 0 },
      { x: 0, y: 0 },
    ];
    manager.runAction(right, ship, { paused: true });
    manager.runAction(right, ship);
    manager.runAction(right, moon);
    manager.runAction(right, moon, { paused: true });
    for (const dt of [0, 1]) manager.update(dt);
    expect([ship.x, moon.x]).toEqual([0, 20]);
  });

  it('is not paused if it has no actions', () => {
    const manager = new ActionManager();
    const ship = { x: 0, y: 0 };
    manager.pause(ship);
    manager.runAction(right, ship);
    for (const dt of [0, 1]) manager.update(dt);
    expect(ship.x).toBe(10);
  });

  it('is no longer paused after all its actions were stopped', () => {
    const manager = new ActionManager();
    const ship = { x: 0, y: 0 };
    manager.runAction(right, ship);
    manager.pause(ship);
    manager.stopAllActions(ship);
    manager.runAction(right, ship);
    for (const dt of [0, 1]) manager.update(dt);
    expect(ship.x).toBe(10);
  });

  it('counts its actions', () => {
    const manager = new ActionManager();
    manager.runAction(right, { x: 0, y: 0 }, { paused: true });
    expect(manager.getNumberOfRunningActions()).toBe(1);
  });

  it('that pauses itself holds its later actions from the next frame on', () => {
    const manager = new ActionManager();
    const log: string[] = [];
    const ship = {};
    manager.runAction(probe(log, 'first', { on: () => manager.pause(ship) }), ship);
    manager.runAction(probe(log, 'second'), ship);
    for (const dt of [0, 1]) manager.update(dt);
    expect(log).toEqual(['first', 'second']);
  });

  it('misses the frame if an earlier target pauses it, not if a later one does', () => {
    const manager = new ActionManager();
    const log: string[] = [];
    const [ship, moon, sun] = [{}, {}, {}];
    const on = (): void => {
      manager.pause(ship);
      manager.pause(sun);
    };
    manager.runAction(probe(log, 'ship'), ship);
    manager.runAction(probe(log, 'moon', { on }), moon);
    manager.runAction(probe(log, 'sun'), sun);
    for (const dt of [0, 1]) manager.update(dt);
    expect(log).toEqual(['ship', 'moon', 'moon']);
  });

  it('gets its turn if it is resumed earlier in the same frame', () => {
    const manager = new ActionManager();
    const log: string[] = [];
    const moon = {};
    manager.runAction(probe(log, 'ship', { on: () => manager.resume(moon) }), {});
    manager.runAction(probe(log, 'moon'), moon, { paused: true });
    manager.update(0);
    expect(log).toEqual(['ship', 'moon']);
  });
});

describe('pauseAllRunningActions', () => {
  it('pauses all that are not paused, and returns them for resumeTargets', () => {
    const manager = new ActionManager();
    const [ship, moon, sun] = [
      { x: 0, y: 0 },
      { x: 0, y: 0 },
      { x: 0, y: 0 },
    ];
    for (const target of [ship, moon, sun]) manager.runAction(right, target);
    manager.pause(moon);
    const paused = manager.pauseAllRunningActions();
    expect(paused).toEqual([ship, sun]);
    for (const dt of [0, 1]) manager.update(dt);
    expect([ship.x, moon.x, sun.x]).toEqual([0, 0, 0]);
    manager.resumeTargets(paused);
    for (const dt of [0, 1]) manager.update(dt);
    expect([ship.x, moon.x, sun.x]).toEqual([10, 0, 10]);
  });

  it('returns nothing if nothing runs', () => {
    expect(new ActionManager().pauseAllRunningActions()).toEqual([]);
  });
});
