/**
 * Words and forms that comments and test titles do without, each with what to write instead.
 *
 * The words are a regular expression without capturing groups, matched between word boundaries. A space stands for any
 * white space.
 */
export const wordList = [
  ['anew', '"again"'],
  ['meanwhile', '"while …" or "during …"'],
  ['whoever', '"anyone who", or name who it is'],
  ['be it', '"whether … or …"'],
  ['(?<!there )(?:is|are|was|were) none', '"is not a …"'],
  ['told|tells', '"emits", "notifies", "reports", "says" or "shows"'],
  ['led|leads?(?! to)', '"animates", "writes", "drives" or "advances"'],
  [
    '(?<!(?:leave|leaves|leaving|left|fall|falls|front)(?: \\S+){0,6} )behind' +
      '(?! (?:the|its|an?) (?:eye|camera|picture|surface|page|element|sprite|window))',
    '"after"',
  ],
  ['where (?:there|it|they|that|one|this) (?:is|are|was|were|has|have|does|do|did|can) (?:not|no|none)', '"if"'],
  ['(?:but )?where (?:nobody|nothing|none|somebody|someone|something)|but where', '"if", "when" or "except when"'],
  ['(?<=[,;:] )yet|and yet', '"but"'],
  ['turn(?:s|ed|ing)? a?round', '"reverse"'],
  ['any more(?! than)', '"no longer"'],
  ['bring about|brings about|brought about', '"cause"'],
  ['but for(?! instance| example)', '"except for"'],
  [
    '(?<!(?:in|take|takes|took|taken|taking) )' +
      '(?:the|a|its|their|each|every|which|no) places?(?: (?:of|on|at|in|where|that|it|for)|(?=[.,;:]))',
    '"position", "index" or "slot"',
  ],
  ['as (?:[\\w.]+ ){1,3}(?:has|have) it', '"as in …"'],
  ['of like (?:shape|form|kind)', '"of the same …"'],
  ['(?:where|as|that) the layout ha(?:s|d)', '"where the layout puts …"'],
  ['as errors call|function that errors name', '"the name of … in errors"'],
  ['legs?', '"segment"'],
  ['shall', '"must" or "will"'],
  ['lest|whence|thence|thereof|whereof|wherein|whereupon|thereupon|hitherto', 'the word of today'],
];
