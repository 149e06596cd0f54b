import { describe, expect, it } from '@jest/globals';
import { fadeTo, moveBy, reverseTime, spawn } from 'rx-motion';
import { domTarget, enter, flush, leave } from 'rx-motion/dom';
import { of } from 'rxjs';
import { add, element, frame$, logOf, step, useBox } from './box.js';

useBox();

const away = spawn(fadeTo(1, 0), moveBy(1, { x: -40, y: 0 }));
const inward = reverseTime(away);

describe('an element that replaces a leaving one', () => {
  it('continues from the look of that element to its own resting state', () => {
    element.style.setProperty('--own', 'old');
    const leaving = logOf(leave(element, away, frame$));
    step(0, 0.25);
    const successor = document.createElement('div');
    successor.style.setProperty('--own', 'new');
    element.replaceWith(successor);
    const entering = logOf(enter(successor, inward, frame$, { predecessor: element, reversal: 0 }));
    flush();
    expect(leaving.log).toEqual([0, 0.25, 'done']);
    expect(successor.style.opacity).toBe('0.75');
    step(0.125);
    flush();
    expect(successor.style.opacity).toBe('0.875');
    expect(successor.style.transform).toBe('translate(-5px, 0px)');
    step(0.125);
    flush();
    expect(entering.log.at(-1)).toBe('done');
    expect(successor.style.opacity).toBe('');
    expect(successor.style.getPropertyValue('--own')).toBe('new');
    successor.remove();
  });

  it('shows its end right after a frame that changes nothing', () => {
    leave(element, away, frame$).subscribe();
    step(0, 0.25);
    const successor = document.createElement('div');
    element.replaceWith(successor);
    enter(successor, inward, frame$, { predecessor: element, reversal: 0 }).subscribe();
    flush();
    step(0, 9);
    flush();
    expect(successor.style.opacity).toBe('');
    successor.remove();
  });

  it('starts as far from its own resting state as the other one was from its', () => {
    domTarget(element).x = 100;
    leave(element, away, frame$).subscribe();
    step(0, 0.25);
    expect(domTarget(element).x).toBe(90);
    const successor = document.createElement('div');
    element.replaceWith(successor);
    enter(successor, inward, frame$, { predecessor: element, reversal: 0 }).subscribe();
    expect(domTarget(successor).x).toBe(-10);
    step(0.25);
    flush();
    expect([domTarget(successor).x, successor.style.transform]).toEqual([0, '']);
    successor.remove();
  });

  it('can itself be replaced on its way, and leave', () => {
    leave(element, away, frame$).subscribe();
    step(0, 0.5);
    const [second, third] = [document.createElement('div'), document.createElement('div')];
    element.replaceWith(second);
    enter(second, inward, frame$, { predecessor: element, reversal: 0 }).subscribe();
    step(0.25);
    second.replaceWith(third);
    const { log } = logOf(enter(third, inward, frame$, { predecessor: second }));
    leave(third, away, frame$, { reversal: 0 }).subscribe();
    expect([domTarget(third).x, log.at(-1), second.inert, third.inert]).toEqual([-10, 'done', false, true]);
    step(0.75);
    expect([domTarget(third).x, frame$.observed]).toEqual([-40, false]);
    third.remove();
  });

  it('goes on from where it is if it is on its way already', () => {
    leave(element, away, frame$).subscribe();
    const successor = add();
    const { log } = logOf(enter(successor, inward, frame$));
    step(0, 0.25);
    expect(domTarget(successor).x).toBe(-30);
    enter(successor, inward, frame$, { predecessor: element }).subscribe();
    step(0.25);
    expect(domTarget(successor).x).toBe(-20);
    step(0.5);
    expect([domTarget(successor).x, log.at(-1)]).toEqual([0, 'done']);
    successor.remove();
  });

  it('starts from the beginning if the other one is at rest', () => {
    const successor = add();
    enter(successor, inward, of(0, 0.5), { predecessor: element }).subscribe();
    expect(domTarget(successor).x).toBe(-20);
    successor.remove();
  });
});
