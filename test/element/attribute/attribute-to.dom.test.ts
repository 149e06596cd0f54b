import { describe, expect, it } from '@jest/globals';
import { type Action, quadraticIn, sequence, spawn } from 'rx-motion';
import { attributeBy, attributeTo, type Elemental, flush } from 'rx-motion/dom';
import { Subject } from 'rxjs';

/** An element with attributes, and their values under an action at some times. */
function acting(action: Action<Elemental>, attributes: Readonly<Record<string, string>> = {}) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  for (const [name, text] of Object.entries(attributes)) element.setAttribute(name, text);
  const time$ = new Subject<number>();
  const errors: string[] = [];
  time$.pipe(action.on({ element })).subscribe({ error: (error: unknown) => errors.push(String(error)) });
  const at = (time: number): Readonly<Record<string, string>> => {
    time$.next(time);
    flush();
    return Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
  };
  return { element, errors, at };
}

describe('attributeTo', () => {
  it('animates numbers and texts from the values of the element', () => {
    const found = { viewBox: '0 0 100 100', 'stroke-width': '1', fill: '#000', d: 'M0 0L10 10' };
    const end = { viewBox: '25 25 50 50', 'stroke-width': 3, fill: 'rgb(200 100 0)', d: 'M0 8L10 20' };
    const { at } = acting(attributeTo(2, end), found);
    expect(at(1)).toEqual({
      viewBox: '12.5 12.5 75 75',
      'stroke-width': '2',
      fill: 'rgb(100, 50, 0)',
      d: 'M0 4L10 15',
    });
    expect(at(2)).toEqual({ ...end, 'stroke-width': '3' });
    expect(at(0)).toEqual(found);
  });

  it('animates an arc, but not its flags', () => {
    const { at } = acting(attributeTo(1, { d: 'M0 0A20 20 0 0110 20' }), { d: 'M0 0A10 10 0 0 1 10 10' });
    expect(at(0.5)).toEqual({ d: 'M0 0A15 15 0 0 1 10 15' });
    const other = acting(attributeTo(1, { d: 'M0 0A10 10 0 1 1 10 10' }), { d: 'M0 0A10 10 0 0 1 10 10' });
    other.at(0.5);
    expect(other.errors).toEqual([
      'TypeError: attributeTo: the attribute d must be of the form of "M0 0A10 10 0 1 1 10 10" (morphTo of rx-motion/svg takes any two paths), got "M0 0A10 10 0 0 1 10 10"',
    ]);
  });

  it('starts missing numbers at 0, and removes them before its start', () => {
    const { at } = acting(attributeTo(1, { 'aria-valuenow': 70 }));
    expect(at(0)).toEqual({ 'aria-valuenow': '0' });
    expect(at(0.5)).toEqual({ 'aria-valuenow': '35' });
    expect(at(-1)).toEqual({});
    expect(at(1)).toEqual({ 'aria-valuenow': '70' });
  });

  it('restores the found text', () => {
    const { at } = acting(attributeTo(1, { r: 5 }), { r: ' 3.00' });
    expect(at(0.5)).toEqual({ r: '4' });
    expect(at(-1)).toEqual({ r: ' 3.00' });
  });

  it('owns the attribute, and ends at 0 as a number', () => {
    const { at, element } = acting(attributeTo(1, { r: 0 }));
    at(0.5);
    element.setAttribute('r', '77');
    expect(at(1)).toEqual({ r: '0' });
  });

  it('continues from one action to the next', () => {
    const { at } = acting(sequence(attributeTo(1, { r: 10 }), attributeTo(1, { r: 20 })));
    expect([1.5, 0.5, -1].map((time) => at(time))).toEqual([{ r: '15' }, { r: '5' }, {}]);
  });

  it('accepts a colour space and a curve', () => {
    const fill = acting(attributeTo(1, { fill: '#fff', r: 8 }, { space: 'oklch' }, quadraticIn), { fill: '#000' });
    expect(fill.at(0.5)).toMatchObject({ r: '2', fill: 'color-mix(in oklch, #000, #fff 25%)' });
  });

  it.each([
    [{ viewBox: '0 0 1 1' }, {}, 'the attribute viewBox must be set, got null'],
    ...['', '2px', '50%', 'auto', 'Infinity'].map(
      (text) => [{ width: 5 }, { width: text }, `the attribute width must be a number, got "${text}"`] as const,
    ),
    [{ width: '5px' }, { width: 'auto' }, 'the attribute width must be of the form of "5px", got "auto"'],
  ])('fails at its start: %j from %j', (values, found, message) => {
    const { at, errors } = acting(attributeTo(1, values), found);
    expect(at(0)).toEqual(found);
    expect(errors).toEqual([`TypeError: attributeTo: ${message}`]);
  });
});

describe('attributeBy', () => {
  it('adds to other changes of the attribute', () => {
    const { at, element } = acting(spawn(attributeBy(1, { r: 4 }), attributeBy(2, { r: 8 })), { r: '1' });
    expect(at(0.5)).toEqual({ r: '5' });
    element.setAttribute('r', '105');
    expect(at(1)).toEqual({ r: '109' });
    expect(at(2)).toEqual({ r: '113' });
  });

  it('restores the found text when undone, or removes the attribute', () => {
    const { at } = acting(attributeBy(1, { r: 4, 'stroke-width': 2 }), { r: '1.0' });
    expect(at(0.5)).toEqual({ r: '3', 'stroke-width': '1' });
    expect(at(-1)).toEqual({ r: '1.0' });
    expect(at(1)).toEqual({ r: '5', 'stroke-width': '2' });
  });

  it('keeps the changes of others when it is undone', () => {
    const { at, element } = acting(attributeBy(1, { r: 4 }));
    at(0.5);
    element.setAttribute('r', '12');
    expect(at(-1)).toEqual({ r: '10' });
  });

  it('subtracts in its reverse', () => {
    const there = attributeBy(1, { r: 4 }, quadraticIn);
    const { at } = acting(sequence(there, there.reverse()), { r: '1' });
    expect([0.5, 1, 1.5, 2].map((time) => at(time).r)).toEqual(['2', '5', '2', '1']);
  });

  it('fails on a value that is not a number', () => {
    const { at, errors } = acting(attributeBy(1, { width: 4 }), { width: '4px' });
    at(0);
    expect(errors).toEqual(['TypeError: attributeBy: the attribute width must be a number, got "4px"']);
  });
});
