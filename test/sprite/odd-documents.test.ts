import { describe, expect, it } from '@jest/globals';
import { endless, outcomeOf, refused, understood } from './odd-documents.js';

describe('an odd document', () => {
  it.each(understood)('with $name is understood', ({ text, expected }) => {
    expect(outcomeOf(text)).toContain(expected);
  });

  it.each([...refused, ...endless])('with $name is refused, and the error says where', ({ text, expected }) => {
    expect(outcomeOf(text).slice(0, 200)).toContain(`SyntaxError: odd.plist: ${expected}`);
  });
});
