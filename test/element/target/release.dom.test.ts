import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  ActionManager,
  callFunc,
  delayTime,
  fadeTo,
  hide,
  moveBy,
  play,
  reverseTime,
  sequence,
  show,
  spawn,
} from 'rx-motion';
import { domTarget, enter, flush, leave, release, styleTo } from 'rx-motion/dom';
import { Subject } from 'rxjs';

it.each([
  ['there and back', sequence(spawn(fadeTo(1, 0), moveBy(1, { x: 8 })), spawn(fadeTo(1, 1), moveBy(1, { x: -8 })))],
  ['hidden and shown', sequence(delayTime(0.5), hide(), delayTime(1), show())],
  ['released', sequence(styleTo(1, { '--size': 1 }), callFunc(release))],
])('leaves no empty style attribute on an element that had none: %s', (_, action) => {
  const element = document.body.appendChild(document.createElement('p'));
  const frame$ = new Subject<number>();
  play(action, domTarget(element), frame$).subscribe();
  const seen = [0, 0.5, 2].map((dt) => {
    frame$.next(dt);
    flush();
    return element.hasAttribute('style');
  });
  expect(seen).toEqual([false, true, false]);
});

describe('with the option release', () => {
  const found = 'width: 10px;';
  const shown = (element: HTMLElement): string => {
    flush();
    return element.style.cssText;
  };
  const away = spawn(moveBy(1, { x: 8 }), styleTo(1, { width: '50px' }), fadeTo(1, 0.5));
  let element: HTMLElement;
  let frame$: Subject<number>;
  beforeEach(() => {
    element = document.body.appendChild(document.createElement('p'));
    element.style.cssText = found;
    frame$ = new Subject();
  });

  it('play leaves nothing on the element at its end', () => {
    play(away, domTarget(element), frame$, { release: true }).subscribe();
    for (const dt of [0, 0.5]) frame$.next(dt);
    expect(shown(element)).not.toBe(found);
    frame$.next(0.5);
    expect(shown(element)).toBe(found);
  });

  it('a manager does so, too', () => {
    const manager = new ActionManager(frame$);
    manager.runAction(away, domTarget(element), { release: true });
    for (const dt of [0, 1]) frame$.next(dt);
    expect(shown(element)).toBe(found);
  });

  it('leave does so after its subscriber has completed, unless it was reversed', () => {
    leave(element, away, frame$, { release: true }).subscribe();
    for (const dt of [0, 0.5]) frame$.next(dt);
    enter(element, reverseTime(away), frame$).subscribe();
    expect(shown(element)).not.toBe(found);
    for (let count = 0; count < 8; count++) frame$.next(0.25);
    expect(shown(element)).toBe(found);
    leave(element, away, frame$, { release: true }).subscribe();
    for (const dt of [0, 1]) frame$.next(dt);
    expect(shown(element)).toBe(found);
  });

  it('is refused unless it is a boolean', () => {
    expect(() => leave(element, away, frame$, { release: 1 as never })).toThrow(
      new TypeError('leave: release must be a boolean, got 1'),
    );
  });
});
