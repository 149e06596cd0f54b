import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { revealed, type RevealedOptions } from 'rx-motion/stream';
import { BehaviorSubject, concat, EMPTY, of, Subject, throwError, toArray } from 'rxjs';
import { numRuns, partOfRuns } from '../property/runs.js';

/** Texts by the frame of the grid after which they arrive; it has 30 frames a second. */
type Arrivals = ReadonlyMap<number, string>;

interface Seen {
  /** What is shown after each frame of the grid. */
  readonly frames: readonly string[];
  /** Everything that was emitted, with the text so far at that time. */
  readonly emissions: readonly (readonly [shown: string, text: string])[];
  /** The frame in which it completed. */
  readonly end: number;
}

/** Runs it on frames that divide those of the grid. */
function run(options: RevealedOptions, arrivals: Arrivals, fps = 30, grid = 30): Seen {
  const frame$ = new Subject<number>();
  const text$ = new Subject<string>();
  const last = Math.max(...arrivals.keys());
  const frames: string[] = [];
  const emissions: (readonly [string, string])[] = [];
  let [shown, text, end] = ['', '', -1];
  let frame = 0;
  text$.pipe(revealed({ ...options, frame$ })).subscribe({
    next: (value) => {
      shown = value;
      emissions.push([value, text]);
    },
    complete: () => (end = frame),
  });
  const isRunning = (): boolean => frame$.observed;
  const arrive = (): void => {
    const isIdle = !isRunning();
    text = arrivals.get(frame) ?? text;
    if (arrivals.has(frame)) text$.next(text);
    if (frame === last) text$.complete();
    // The first frame adds no time.
    if (isIdle && isRunning()) frame$.next(0);
  };
  arrive();
  frames.push(shown);
  while (frame < last || frame$.observed) {
    frame++;
    for (let part = 0; part < fps / grid; part++) frame$.next(1 / fps);
    arrive();
    frames.push(shown);
  }
  return { frames, emissions, end };
}

const pieces = [
  'a',
  'b ',
  '👩‍👧',
  '👩',
  '‍',
  '🇩',
  '🇪',
  'é',
  'e',
  '́',
  '한',
  'ᄒ',
  'ᅡ',
  'ب',
  'ِ',
  'क्',
  'ष',
  '\r',
  '\n',
  '"word" ',
  '東京。',
  "n't ",
  '',
  'x'.repeat(40),
];
const burst = fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((parts) => parts.join(''));
/** The frame of each burst, and what it adds. */
const bursts = fc.array(fc.tuple(fc.integer({ min: 0, max: 12 }), burst), { minLength: 1, maxLength: 8 });
const units = fc.constantFrom<RevealedOptions['unit']>('grapheme', 'word', 'line');
const lags = fc.constantFrom(0, 0.1, 0.3, 1);

function growing(all: readonly (readonly [frame: number, burst: string])[]): Arrivals {
  let [frame, text] = [0, ''];
  return new Map(all.map(([frames, added]) => [(frame += frames), (text += added)]));
}

function graphemesOf(text: string): string[] {
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}

describe('revealed', () => {
  it('shows the beginning of the text in whole graphemes, and never goes back while it grows', () => {
    fc.assert(
      fc.property(bursts, units, lags, (all, unit, lag) => {
        let before = '';
        for (const [shown, text] of run({ unit, lag }, growing(all)).emissions) {
          expect(text.startsWith(shown)).toBe(true);
          expect(shown.startsWith(before)).toBe(true);
          const whole = [...graphemesOf(shown), ...graphemesOf(text.slice(shown.length))];
          expect(unit === 'word' || whole.join('|') === graphemesOf(text).join('|')).toBe(true);
          before = shown;
        }
      }),
      { numRuns: partOfRuns(4) },
    );
  });

  it('shows each text after lag seconds, completes then, and asks for no more frames', () => {
    fc.assert(
      fc.property(bursts, units, lags, (all, unit, lag) => {
        const arrivals = growing(all);
        const { frames, end } = run({ unit, lag }, arrivals);
        const late = Math.ceil(30 * lag - 1e-9);
        for (const [frame, text] of arrivals) {
          const shown = frames[Math.min(frame + late, frames.length - 1)]!;
          expect(shown.length).toBeGreaterThanOrEqual(text.length);
        }
        expect(frames.at(-1)).toBe([...arrivals.values()].at(-1));
        expect(end).toBe(frames.length - 1);
        expect(end).toBeLessThanOrEqual(Math.max(...arrivals.keys()) + late);
      }),
      { numRuns },
    );
  });

  it('is the same at any frame rate', () => {
    fc.assert(
      fc.property(bursts, units, lags, (all, unit, lag) => {
        const arrivals = growing(all);
        const { frames } = run({ unit, lag }, arrivals);
        for (const fps of [60, 120, 240]) expect(run({ unit, lag }, arrivals, fps).frames).toEqual(frames);
      }),
      { numRuns: partOfRuns(4) },
    );
  });

  it('shows a changed text from what both have in common', () => {
    fc.assert(
      fc.property(bursts, burst, burst, lags, (all, former, latter, lag) => {
        const grown = growing(all);
        const last = Math.max(...grown.keys());
        const first = `${former}x`;
        const second = `${former}y${latter}`;
        const arrivals = new Map([...grown, [last + 1, first], [last + 3, second]]);
        const { emissions, frames } = run({ lag }, arrivals);
        for (const [shown, text] of emissions) expect(text.startsWith(shown)).toBe(true);
        expect(frames.at(-1)).toBe(second);
      }),
      { numRuns },
    );
    const changed = new Map([
      [0, 'one two'],
      [9, 'one 2 three'],
      [30, 'one'],
    ]);
    const { frames } = run({}, changed);
    expect([frames[8], frames[9], frames[29], frames[30]]).toEqual(['one tw', 'one ', 'one 2 three', 'one']);
  });

  it('varies by less than a quarter as much as its source from frame to frame', () => {
    const deviation = (counts: readonly number[]): number => {
      const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
      return Math.sqrt(counts.reduce((sum, count) => sum + (count - mean) ** 2, 0) / counts.length);
    };
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 3, max: 18 }), fc.integer({ min: 5, max: 60 })), {
          minLength: 20,
          maxLength: 40,
        }),
        (all) => {
          const arrivals = growing(all.map(([frame, count]) => [frame, 'x'.repeat(count)]));
          const { frames } = run({}, arrivals, 60, 60);
          const growth = (texts: readonly string[]): number[] =>
            texts.slice(1).map((text, index) => text.length - texts[index]!.length);
          let text = '';
          const source = frames.map((_, frame) => (text = arrivals.get(frame) ?? text));
          expect(deviation(growth(frames))).toBeLessThan(deviation(growth(source)) / 4);
        },
      ),
      { numRuns },
    );
  });

  it('shows words with what follows them, and lines with their break', () => {
    const shownBy = (unit: RevealedOptions['unit'], text: string): string[] => [
      ...new Set(run({ unit }, new Map([[0, text]])).frames),
    ];
    expect(shownBy('word', '“Don’t stop,” 3.5 times!')).toEqual([
      '',
      '“Don’t ',
      '“Don’t stop,” ',
      '“Don’t stop,” 3.5 ',
      '“Don’t stop,” 3.5 times!',
    ]);
    expect(shownBy('line', 'one\ntwo\n\nthree')).toEqual([
      '',
      'one\n',
      'one\ntwo\n',
      'one\ntwo\n\n',
      'one\ntwo\n\nthree',
    ]);
  });

  it('lets the text through while motion is reduced, and shows all as soon as it is', () => {
    const [text$, reduced$, frame$] = [new Subject<string>(), new BehaviorSubject(true), new Subject<number>()];
    const seen: string[] = [];
    text$.pipe(revealed({ frame$, reduced$ })).subscribe((text) => seen.push(text));
    for (const text of ['one', 'one two', 'one']) text$.next(text);
    expect([seen, frame$.observed]).toEqual([['one', 'one two', 'one'], false]);
    reduced$.next(false);
    text$.next('one more');
    expect(frame$.observed).toBe(true);
    reduced$.next(true);
    expect([seen.at(-1), frame$.observed]).toEqual(['one more', false]);
  });

  it('shows what came before an error', () => {
    const seen: unknown[] = [];
    const observer = { next: (text: unknown) => seen.push(text), error: (error: unknown) => seen.push(String(error)) };
    concat(
      of('one'),
      throwError(() => new Error('over')),
    )
      .pipe(revealed())
      .subscribe(observer);
    expect(seen).toEqual(['', 'one', 'Error: over']);
    seen.length = 0;
    of('two', 5 as unknown as string)
      .pipe(revealed())
      .subscribe(observer);
    expect(seen).toEqual(['', 'two', 'TypeError: revealed: the text must be a string, got 5']);
  });

  it('asks for no frames before the first text, without a text, and after it was unsubscribed', () => {
    const [text$, frame$] = [new Subject<string>(), new Subject<number>()];
    const subscription = text$.pipe(revealed({ frame$ })).subscribe();
    expect(frame$.observed).toBe(false);
    text$.next('');
    expect(frame$.observed).toBe(false);
    text$.next('one');
    expect(frame$.observed).toBe(true);
    subscription.unsubscribe();
    expect(frame$.observed).toBe(false);
    let seen: readonly string[] | undefined;
    EMPTY.pipe(revealed(), toArray()).subscribe((all) => (seen = all));
    expect(seen).toEqual([]);
  });
});
