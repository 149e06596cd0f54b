import { describe, expect, it } from '@jest/globals';
import { type Inputs, record, replay } from 'rx-motion/testing';
import { BehaviorSubject, merge, mergeMap, type Observable, of, Subject } from 'rxjs';

describe('a replay', () => {
  it('is silent until it runs, then emits all values in order', () => {
    const again = replay({
      inputs: ['a$', 'b$'],
      entries: [
        { input: 'a$', value: 1 },
        { input: 'b$', value: 2 },
        { input: 'a$', value: 3 },
      ],
    });
    const seen: unknown[] = [];
    for (const input$ of Object.values(again.inputs)) input$.subscribe((value) => seen.push(value));
    expect(seen).toEqual([]);
    again.run();
    expect(seen).toEqual([1, 2, 3]);
  });

  it('emits ends, errors, and values that are undefined', () => {
    const broken$ = new Subject<never>();
    const { inputs, log } = record<Inputs>({ click$: of(undefined), broken$, state$: new BehaviorSubject(1) });
    for (const input$ of Object.values(inputs)) input$.subscribe({ error: () => undefined });
    const lost: unknown = 'lost';
    broken$.error(lost);
    const again = replay(JSON.parse(JSON.stringify(log)) as typeof log);
    const seen: unknown[] = [];
    for (const [name, input$] of Object.entries(again.inputs)) {
      input$.subscribe({
        next: (value: unknown) => seen.push([name, value]),
        error: (error: unknown) => seen.push([name, 'error', error]),
        complete: () => seen.push([name, 'complete']),
      });
    }
    again.run();
    expect(seen).toEqual([
      ['click$', undefined],
      ['click$', 'complete'],
      ['state$', 1],
      ['broken$', 'error', 'lost'],
    ]);
  });

  it('emits the present value of an input to late subscribers, if it has one', () => {
    const again = replay({
      inputs: ['state$', 'event$', 'late$'],
      entries: [
        { input: 'state$', value: 1, present: true },
        { input: 'event$', value: 2 },
        { input: 'late$', value: 3 },
      ],
    });
    const seen: unknown[] = [];
    const { state$, event$, late$ } = again.inputs as Record<'state$' | 'event$' | 'late$', Observable<unknown>>;
    late$.pipe(mergeMap(() => merge(state$, event$))).subscribe((value) => seen.push(value));
    again.run();
    expect(seen).toEqual([1]);
  });
});
