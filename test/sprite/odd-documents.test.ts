import { describe, expect, it } from '@jest/globals';
import { accepted, huge, outcomeOf, rejected } from './odd-documents.js';

describe('an odd document', () => {
  it.each(accepted)('with $name is read', ({ text, expected }) => {
    expect(outcomeOf(text)).toContain(expected);
  });

  it.each([...rejected, ...huge])('with $name is rejected, and the error says where', ({ text, expected }) => {
    expect(outcomeOf(text).slice(0, 200)).toContain(`SyntaxError: odd.plist: ${expected}`);
  });
});
