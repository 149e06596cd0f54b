/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { jumping$, otherFrames$ } from '../../src/clock/frames.js';
import { otherSettings$ } from '../../src/clock/reduced-motion.js';
import { collectExamples } from './collect.js';
import { runExample } from './run.js';
import { typeErrors } from './types.js';

const examples = collectExamples();

describe('the examples of the documentation', () => {
  afterEach(() => {
    document.body.replaceChildren();
    // An example may set the defaults of its page for good.
    for (const others$ of [otherFrames$, jumping$]) others$.next([]);
    otherSettings$.next([]);
  });

  it('all compile', () => {
    expect(examples.length).toBeGreaterThan(0);
    expect(typeErrors(examples)).toEqual([]);
  });

  for (const example of examples.filter(({ runs }) => runs === 'anywhere')) {
    it(`have the claimed values: ${example.file}:${example.line}`, () => runExample(example));
  }
});
