import { describe, expect, it } from '@jest/globals';
import { Subject } from 'rxjs';
import { ActionManager, moveBy } from '../../src/index.js';

const right = moveBy(1, { x: 100, y: 0 });

function setUp(): { manager: ActionManager; ship: { x: number; y: number } } {
  return { manager: new ActionManager(), ship: { x: 0, y: 0 } };
}

describe('until', () => {
  it('stops the action when it emits, and is unsubscribed when the action ends', () => {
    const { manager, ship } = setUp();
    const signal$ = new Subject<void>();
    const running = manager.runAction(right, ship, { until: signal$ });
    manager.update(0);
    signal$.next();
    expect([running.ending, signal$.observed]).toEqual(['stopped', false]);
    manager.runAction(right, ship, { until: signal$ }).stop();
    expect(signal$.observed).toBe(false);
  });

  it('lets the action go on when it completes', () => {
    const { manager, ship } = setUp();
    const signal$ = new Subject<void>();
    const running = manager.runAction(right, ship, { until: signal$ });
    signal$.complete();
    expect(running.ending).toBeUndefined();
  });

  it('fails the action when it errors', () => {
    const { manager, ship } = setUp();
    const gone = new Error('gone');
    const errors: unknown[] = [];
    const gate$ = new Subject<never>();
    const running = manager.runAction(right, ship, { until: gate$ });
    running.progress$.subscribe({ error: (error: unknown) => errors.push(error) });
    gate$.error(gone);
    expect([running.ending, errors]).toEqual(['failed', [gone]]);
  });
});
