import { describe, expect, it } from '@jest/globals';
import { moveTo, play } from 'rx-motion';
import { type Log, record, replay, toTest } from 'rx-motion/testing';
import { Subject } from 'rxjs';

const options = { runner: 'vitest', name: 'ship', program: './ship.js' } as const;

/** A run of two frames, with a log of at most some events. */
function recording(most?: number): Log<{ frame$: Subject<number> }> {
  const ship = { x: 0 };
  const frame$ = new Subject<number>();
  const { inputs, log } = record({ frame$ }, { watch: () => ship, most });
  play(moveTo(1, { x: 100 }), ship, inputs.frame$).subscribe();
  for (const dt of [0, 0.25]) frame$.next(dt);
  return log;
}

describe('a log', () => {
  it('has its version and what its events have led to, also as JSON', () => {
    const log = recording();
    expect(log).toMatchObject({ version: 1, outcome: { x: 25 } });
    expect(JSON.parse(JSON.stringify(log))).toEqual({
      version: 1,
      inputs: ['frame$'],
      entries: [0, 0.25].map((value) => ({ input: 'frame$', value })),
      outcome: { x: 25 },
    });
  });

  it('keeps no more events than it may, and says so', () => {
    const { entries, isCut } = recording(1);
    expect([entries.length, isCut]).toEqual([1, true]);
    expect(() => toTest(recording(1), options)).toThrow(
      new RangeError('toTest: log must be whole, but it was cut: record fewer events'),
    );
  });

  it.each([
    [{ version: 2, inputs: [], entries: [] }, 'log.version must be 1, got 2'],
    [{ version: '1', inputs: [], entries: [] }, 'log.version must be 1, got "1"'],
    [{ inputs: [], entries: { length: 1e9 } }, 'log.entries must be an array, got an object'],
    [{ inputs: [], entries: { length: 1 } }, 'log.entries must be an array, got an object'],
    [{ inputs: ['a'], entries: [[]] }, 'an entry must be of a, got undefined'],
    [{ inputs: ['a'], entries: new Array(1_000_001) }, 'log.entries must have <= 1000000 entries, got 1000001'],
    [
      JSON.parse('{"inputs":["a"],"entries":[{"input":"__proto__","value":1}]}'),
      'an entry must be of a, got "__proto__"',
    ],
  ])('is refused before anything is replayed: %#', (log, message) => {
    for (const call of [(): unknown => replay(log as Log), () => toTest(log as Log, options)])
      expect(call).toThrow(message);
  });

  it('may have an input of any name', () => {
    const log = JSON.parse('{"inputs":["__proto__"],"entries":[{"input":"__proto__","value":7}]}') as Log;
    const again = replay(log);
    const seen: unknown[] = [];
    Object.values(again.inputs)[0]!.subscribe((value) => seen.push(value));
    again.run();
    expect(seen).toEqual([7]);
    expect(Object.prototype).not.toHaveProperty('subscribe');
  });
});

describe('toTest', () => {
  it('quotes what it writes into the test', () => {
    const program = './a"b\n.js';
    const [{ text }] = toTest(recording(), { ...options, program, expected: { text: '"); evil(' } });
    expect(text).toContain(String.raw`import { start } from "./a\"b\n.js";`);
    expect(text).toContain(String.raw`expect(shown).toEqual({"text":"\"); evil("});`);
  });

  it('rejects what a test cannot repeat', () => {
    const log = recording();
    const entry = (value: unknown): typeof log => ({ ...log, entries: [{ input: 'frame$', value }] });
    for (const [value, text] of [
      [NaN, 'NaN'],
      [-0, '-0'],
      [{ deep: [() => 1] }, 'a function'],
      [1n, '1'],
    ] as const)
      expect(() => toTest(entry(value), options)).toThrow(
        new TypeError(`toTest: log.entries must be plain data, got ${text}`),
      );
    const { inputs, entries } = log;
    expect(() => toTest({ inputs, entries }, options)).toThrow(
      new TypeError('toTest: log.outcome or expected must be given: record(inputs, { watch })'),
    );
    expect(() => toTest(log, { ...options, name: '../ship' })).toThrow(
      new RangeError('toTest: name must be the name of a file, got "../ship"'),
    );
    expect(() => toTest(log, { ...options, runner: 'node', environment: 'jsdom' })).toThrow(
      new RangeError('toTest: environment must be "node", got "jsdom"'),
    );
  });
});
