import { afterEach, describe, expect, it } from '@jest/globals';
import { play, tintTo } from 'rx-motion';
import { of } from 'rxjs';
import { domTarget, flush, release, withColor } from '../../../src/dom/index.js';

afterEach(() => document.body.replaceChildren());

function element(css: string): HTMLElement {
  const it = document.body.appendChild(document.createElement('div'));
  it.style.cssText = css;
  return it;
}

describe('withColor', () => {
  it('adds the colour of the text to a target', () => {
    const lamp = element('color: rgb(1, 2, 3)');
    const target = domTarget(lamp);
    const tinted = withColor(target);
    expect(tinted).toBe(target);
    expect(tinted.color).toEqual({ r: 1, g: 2, b: 3 });
    tinted.color = { r: 9, g: 8.5, b: 7 };
    expect(lamp.style.color).toBe('rgb(1, 2, 3)');
    flush();
    expect([lamp.style.color, tinted.color]).toEqual(['rgb(9, 9, 7)', { r: 9, g: 8.5, b: 7 }]);
  });

  it('keeps the chosen property until another one is chosen', () => {
    const lamp = element('color: rgb(1, 1, 1); background-color: rgb(2, 2, 2)');
    const target = withColor(domTarget(lamp), 'background-color');
    target.color = { r: 3, g: 3, b: 3.25 };
    expect(withColor(target).color.b).toBe(3.25);
    expect(withColor(target, 'background-color').color.b).toBe(3.25);
    expect(withColor(target, 'color').color.b).toBe(1);
  });

  it('rejects other targets and properties', () => {
    expect(() => withColor({ x: 0 } as never)).toThrow(
      new TypeError('withColor: target must be domTarget(element) of rx-motion/dom, got an object'),
    );
    expect(() => withColor(domTarget(element('')), 5 as never)).toThrow(
      new TypeError('withColor: property must be a string, got 5'),
    );
  });

  it('gives the style back once the colour is that of the page', () => {
    const lamp = element('background-color: rgb(1, 2, 3)');
    lamp.style.setProperty('background-color', 'rgb(1, 2, 3)', 'important');
    const target = withColor(domTarget(lamp), 'background-color');
    const { color } = target;
    for (const next of [{ r: 9, g: 8, b: 7 }, color]) {
      target.color = next;
      flush();
    }
    lamp.style.backgroundColor = '';
    flush();
    expect(lamp.style.backgroundColor).toBe('');
  });

  it('reads the colour again after the element was released', () => {
    const lamp = element('color: rgb(1, 2, 3)');
    const target = withColor(domTarget(lamp));
    target.color = { r: 9, g: 8, b: 7 };
    flush();
    release(target);
    expect(target.color).toEqual({ r: 1, g: 2, b: 3 });
    lamp.style.color = 'rgb(4, 5, 6)';
    play(tintTo(1, { r: 104, g: 105, b: 106 }), target, of(0, 0.5)).subscribe();
    flush();
    expect(lamp.style.color).toBe('rgb(54, 55, 56)');
  });
});
