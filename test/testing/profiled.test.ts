import { afterEach, expect, it } from '@jest/globals';
import { build } from 'esbuild';
import { moveTo, play } from 'rx-motion';
import { profiled } from 'rx-motion/testing';
import { of, Subject, throwError } from 'rxjs';

afterEach(() => {
  performance.clearMeasures();
});

const shown = (): unknown[] =>
  (performance.getEntriesByType('measure') as PerformanceMeasure[]).map(({ name, detail }) => {
    const { devtools } = detail as { devtools: { track: string; color: string; properties: [string, string][] } };
    const { track, color, properties } = devtools;
    return [name, track, color, properties.slice(0, 2)];
  });

it('shows each subscription with how it ended', () => {
  const frame$ = new Subject<number>();
  play(moveTo(1, { x: 1 }), { x: 0 }, frame$)
    .pipe(profiled('goes', { track: 'Ships' }))
    .subscribe();
  for (const dt of [0, 0.5]) frame$.next(dt);
  const stopped = play(moveTo(9, { x: 1 }), { x: 0 }, frame$)
    .pipe(profiled('sinks'))
    .subscribe();
  for (const dt of [0.25, 0.5]) frame$.next(dt);
  stopped.unsubscribe();
  expect(shown()).toEqual([
    [
      'goes',
      'Ships',
      'primary',
      [
        ['ended', 'completed'],
        ['frames', '4'],
      ],
    ],
    [
      'sinks',
      'Motion',
      'tertiary',
      [
        ['ended', 'stopped'],
        ['frames', '2'],
      ],
    ],
  ]);
});

it('passes values and errors on, and shows the error', () => {
  const values: number[] = [];
  of(1, 2)
    .pipe(profiled('values'))
    .subscribe((value) => values.push(value));
  expect(values).toEqual([1, 2]);
  performance.clearMeasures();
  const aground = new Error('aground');
  const errors: unknown[] = [];
  throwError(() => aground)
    .pipe(profiled('fails'))
    .subscribe({ error: (error: unknown) => errors.push(error) });
  expect(errors).toEqual([aground]);
  expect(shown()).toEqual([
    [
      'fails',
      'Motion',
      'error',
      [
        ['ended', 'failed'],
        ['frames', '0'],
      ],
    ],
  ]);
});

it('measures the time between subscription and end', () => {
  const values$ = new Subject<number>();
  values$.pipe(profiled('waits')).subscribe();
  for (const until = performance.now() + 2; performance.now() < until;);
  values$.complete();
  const [entry] = performance.getEntriesByName('waits');
  expect(entry!.duration).toBeGreaterThanOrEqual(2);
  expect(JSON.stringify(entry)).toContain('"dataType":"track-entry","track":"Motion","trackGroup":"rx-motion"');
});

it('adds no byte to a bundle that does not import it', async () => {
  const bundled = async (contents: string): Promise<string> => {
    const stdin = { contents, resolveDir: process.cwd() };
    const { outputFiles } = await build({ stdin, bundle: true, format: 'esm', write: false, external: ['rxjs'] });
    return outputFiles[0]!.text;
  };
  const moving = `import { moveTo, play } from './src/index.ts'; play(moveTo(1, { x: 1 }), { x: 0 }).subscribe();`;
  const others = `import { film, trace } from './src/testing/index.ts'; globalThis.used = [film, trace];`;
  expect(await bundled(others + moving)).not.toMatch(/track-entry|performance\.measure/);
  const all = `import { profiled } from './src/testing/index.ts'; globalThis.used = profiled;`;
  expect(await bundled(all)).toMatch(/track-entry/);
});
