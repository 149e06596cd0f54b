import { describe, expect, it } from '@jest/globals';
import { brokenDocuments } from './broken-documents.js';
import { accepted, huge, outcomeOf, rejected } from './odd-documents.js';

describe('an odd document', () => {
  it.each(accepted)('with %s is read', (_name, text, expected) => {
    expect(outcomeOf(text)).toContain(expected);
  });

  it.each([...rejected, ...huge])('with %s is rejected, and the error says where', (_name, text, expected) => {
    expect(outcomeOf(text).slice(0, 200)).toContain(`SyntaxError: odd.plist: ${expected}`);
  });

  it('that is broken at random is read or rejected with a reason', () => {
    const outcomes = brokenDocuments(3000).map(outcomeOf);
    const read = outcomes.filter((outcome) => outcome.startsWith('{'));
    const refused = outcomes.filter((outcome) => outcome.startsWith('SyntaxError: odd.plist: '));
    expect(read.length + refused.length).toBe(outcomes.length);
    expect(Math.min(read.length, refused.length)).toBeGreaterThan(300);
  });
});
