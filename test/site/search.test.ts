import { describe, expect, it } from '@jest/globals';
import { sectionsOf } from '../../docs/site/search.js';

describe('sectionsOf', () => {
  it('returns the page and each section, with titles, text and an anchor', () => {
    const markdown =
      '# Moves & turns\n\nTo a *place*.\n\n## moveTo {#moveTo}\n\nEnds [there](/x.html).\n\n## The source\n\n```ts\nmoveTo(1);\n```';
    expect(sectionsOf(markdown)).toEqual([
      { anchor: 'moves-turns', titles: ['Moves & turns'], text: expect.stringContaining('To a place.') },
      { anchor: 'moveTo', titles: ['Moves & turns', 'moveTo'], text: expect.stringMatching(/^moveTo\s+Ends there/) },
      { anchor: 'the-source', titles: ['Moves & turns', 'The source'], text: expect.stringContaining('moveTo(1);') },
    ]);
  });
});
