import { expect, it } from '@jest/globals';
import { blink, moveTo, spawn } from 'rx-motion';
import { check, type FindingFormat, formatFindings, score } from 'rx-motion/score';

const findings = check(score(spawn(blink(1, 5), moveTo(1, { x: 9 })), { visible: true, x: 0 }), { duration: 0.5 });

it('writes a line for each finding', () => {
  const named = { name: 'alarm', file: 'a.ts', line: 3 };
  expect(formatFindings(findings, named).split('\n')).toEqual([
    'a.ts:3: alarm: flashes at 0 s, visible of target 0: 5, more than 3; ' +
      'flash less often, more slowly, or change less (docs/guide/checks.md#flashes)',
    'a.ts:3: alarm: duration at 0.5 s: 1, more than 0.5; ' +
      'take less time, or let its parts overlap (docs/guide/checks.md#duration)',
  ]);
  expect(formatFindings(findings.slice(0, 1))).toMatch(/^flashes at 0 s/);
  expect(formatFindings(findings, { name: 'two\nlines' }).split('\n')).toHaveLength(2);
});

it('escapes what would end a GitHub command, or a part of it', () => {
  const odd: FindingFormat = { style: 'github', name: 'a::b,\n100%', file: 'a,b:c%.ts' };
  const [first, ...others] = formatFindings(findings, odd).split('\n');
  expect(first).toMatch(
    /^::error file=a%2Cb%3Ac%25.ts,title=flashes::a::b,%0A100%25: flashes at 0 s, visible of target 0: 5, more than 3; /,
  );
  expect(others).toHaveLength(1);
  expect(formatFindings(findings, { style: 'github' })).toMatch(/^::error title=flashes::flashes at 0 s/);
});
