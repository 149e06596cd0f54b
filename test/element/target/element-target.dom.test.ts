import { describe, expect, it } from '@jest/globals';
import { fadeTo, play } from 'rx-motion';
import { of } from 'rxjs';
import { domTarget, flush } from '../../../src/dom/index.js';

// The contract of all adapters is tested in a browser, by `test/dom/contract.browser.test.ts`.
describe('an HTML element', () => {
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
});
