import { describe, expect, it } from '@jest/globals';
import { sectionsOf } from '../../docs/site/search.js';

describe('sectionsOf', () => {
  it('returns the page and each section, with titles and text', () => {
    const markdown =
      '# Moves\n\nTo a *place*.\n\n## moveTo {#moveTo}\n\nEnds [there](/x.html).\n\n## Source\n\n```ts\nmoveTo(1);\n```';
    expect(sectionsOf(markdown)).toEqual([
      { anchor: '', titles: ['Moves'], text: expect.stringContaining('To a place.') },
      { anchor: 'moveTo', titles: ['Moves', 'moveTo'], text: expect.stringMatching(/^moveTo\s+Ends there/) },
      { anchor: 'source', titles: ['Moves', 'Source'], text: expect.stringContaining('moveTo(1);') },
    ]);
  });
});
