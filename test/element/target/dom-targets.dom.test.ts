import { beforeEach, describe, expect, it } from '@jest/globals';
import { expectTypeOf } from 'expect-type';
import { type DomTarget, domTarget, domTargets } from 'rx-motion/dom';

beforeEach(() => {
  document.body.innerHTML = '<ul><li class="card"></li><li class="card"></li></ul><p class="card"></p>';
});

describe('domTargets', () => {
  it('makes a target of each element that a selector finds, in the order of the page', () => {
    const elements = [...document.querySelectorAll<HTMLElement>('.card')];
    expect(domTargets('.card')).toEqual(elements.map((element) => domTarget(element)));
    expect(domTargets('.card')[0]).toBe(domTarget(elements[0]!));
    expect(domTargets('.none')).toEqual([]);
  });

  it('looks in its root', () => {
    expect(domTargets('.card', document.querySelector('ul')!)).toHaveLength(2);
  });

  it('accepts a NodeList, an array and the children of an element', () => {
    const list = document.querySelectorAll<HTMLElement>('li');
    expect(domTargets(list)).toHaveLength(2);
    expect(domTargets([...list])).toEqual(domTargets(list));
    const cards: NodeListOf<Element> = document.querySelectorAll('.card');
    expect(domTargets(cards)).toEqual(domTargets('.card'));
    expect(domTargets(document.querySelector('ul')!.children)).toEqual(domTargets(list));
  });

  it('rejects anything but elements', () => {
    expect(() => domTargets(5 as never)).toThrow(
      new TypeError('domTargets: elements must be a selector or iterable, got 5'),
    );
    expect(() => domTargets([null as never])).toThrow(TypeError);
  });
});

it('keeps the type of its element', () => {
  const input = document.createElement('input');
  expectTypeOf(domTarget(input)).toEqualTypeOf<DomTarget<HTMLInputElement>>();
  expectTypeOf(domTarget(input).element).toEqualTypeOf<HTMLInputElement>();
  expectTypeOf(domTargets([input])[0]!.element).toEqualTypeOf<HTMLInputElement>();
  expectTypeOf(domTargets('li')[0]!.element).toEqualTypeOf<HTMLElement | SVGElement>();
  expect(domTarget(input).element).toBe(input);
});
