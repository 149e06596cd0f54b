import { expect, it } from '@jest/globals';
import { framesOf, stylesOf } from '../../../src/angular/migration/styles.js';

const context = () => ({ params: { x: 4 }, names: new Set<string>(), goal: { height: '9px' }, rest: [] });

it('merges styles, fills in parameters and collects the names', () => {
  const { params, names } = context();
  expect(stylesOf([{ width: '{{ x }}px' }, { opacity: 1 }], { params, names })).toEqual({ width: '4px', opacity: 1 });
  expect([...names]).toEqual(['width', 'opacity']);
  expect(stylesOf(['*', { opacity: 0 }], { params, names })).toEqual({ width: '*', opacity: 0 });
});

it('has by default the goal of the transition and everything styled before', () => {
  const known = context();
  known.names.add('width');
  expect(framesOf(null, known)).toEqual({ width: '*', height: '9px' });
});

it('has a frame for each step', () => {
  const steps = [0, 1].map((offset) => ({ type: 6, styles: { opacity: offset, offset } }));
  const known = context();
  expect(framesOf({ type: 5, steps }, known)).toEqual([
    { opacity: 0, offset: 0 },
    { opacity: 1, offset: 1 },
  ]);
  expect([...known.names]).toEqual(['opacity']);
});
