import { describe, expect, it } from '@jest/globals';
import { fadeTo, moveTo, play, sequence } from 'rx-motion';
import { of, Subject } from 'rxjs';
import {
  domTarget,
  flush,
  release,
  withCamera,
  withColor,
  withProgress,
  withSpriteFrames,
} from '../../../src/dom/index.js';
import { itKeepsTheContract } from '../../adapters/contract.js';

describe('an HTML element', () => {
  itKeepsTheContract(
    [
      ...(['x', 'y', 'z', 'rotation', 'rotationX', 'rotationY', 'rotationZ', 'scaleX', 'scaleY', 'scaleZ'] as const),
      ...(['skewX', 'skewY', 'width', 'height', 'opacity', 'color', 'visible', 'flippedX', 'flippedY'] as const),
      ...(['spriteFrame', 'percentage', 'eye', 'remove'] as const),
    ],
    () => {
      const element = document.createElement('div');
      element.style.cssText = 'width: 100px; height: 50px';
      document.body.append(element);
      const target = withCamera(withColor(withProgress(withSpriteFrames(domTarget(element)))));
      return {
        target,
        push: (distance) => (domTarget(element).x += distance),
        isThere: () => element.isConnected,
      };
    },
  );

  it('has one target', () => {
    const element = document.body.appendChild(document.createElement('div'));
    const target = domTarget(element);
    expect(target.element).toBe(element);
    element.remove();
    expect(domTarget(element)).toBe(target);
  });

  it('refuses a missing element', () => {
    expect(() => domTarget(document.querySelector<HTMLElement>('#nobody')!)).toThrow(
      'domTarget: element must be an element, got null',
    );
  });

  it('may be added to the document after its target was made', () => {
    const element = document.createElement('div');
    element.style.opacity = '0.5';
    const target = domTarget(element);
    const errors: unknown[] = [];
    play(fadeTo(1, 1), target, of(0, 0.5)).subscribe({ error: (error: unknown) => errors.push(error) });
    expect(errors.map(String)).toEqual([
      'Error: domTarget: element must be in the document when it is first animated, got one that is not',
    ]);
    document.body.append(element);
    play(fadeTo(1, 1), target, of(0, 0.5)).subscribe();
    expect(target.opacity).toBe(0.75);
  });

  it('starts from the state of the page, also if its target was made earlier', async () => {
    const element = document.body.appendChild(document.createElement('div'));
    const target = domTarget(element);
    element.style.opacity = '0.5';
    await Promise.resolve();
    play(fadeTo(1, 1), target, of(0, 0.5)).subscribe();
    expect(target.opacity).toBe(0.75);
  });

  it('writes one transform, and nothing if its values stay the same', () => {
    const element = document.body.appendChild(document.createElement('div'));
    const target = domTarget(element);
    Object.assign(target, { x: 0, scaleX: 1, scaleZ: 1, opacity: 1, visible: true, flippedX: false });
    flush();
    expect(element.getAttribute('style')).toBeNull();
    Object.assign(target, { x: 5, rotation: 30, scaleX: 2, flippedX: true });
    flush();
    expect(element.style.transform).toBe('translate(5px, 0px) rotate(30deg) scale(2, 1) scale(-1, 1)');
    Object.assign(target, { x: 0, rotation: 0, scaleX: 1, flippedX: false });
    flush();
    expect(element.style.transform).toBe('');
  });

  it.each([
    ['one move', moveTo(2, { x: 20 })],
    ['one move that follows another', sequence(moveTo(1, { x: 10 }), moveTo(1, { x: 20 }))],
  ])('overwrites a transform that others write during %s', async (_, action) => {
    const element = document.body.appendChild(document.createElement('div'));
    const target = domTarget(element);
    const dt$ = new Subject<number>();
    play(action, target, dt$).subscribe();
    dt$.next(0);
    dt$.next(0.5);
    await Promise.resolve();
    element.style.transform = 'scale(2)';
    dt$.next(1);
    flush();
    expect(element.style.transform).toBe('translate(15px, 0px)');
    release(target);
    expect(element.style.transform).toBe('');
  });
});

it('keeps the changes of others made after it was read', () => {
  const element = document.body.appendChild(document.createElement('p'));
  element.style.transform = 'scale(2)';
  const target = domTarget(element);
  target.opacity = 0.5;
  flush();
  domTarget(element);
  element.style.opacity = '1';
  flush();
  expect(element.style.opacity).toBe('1');
});
