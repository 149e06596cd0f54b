import { expect, it } from '@jest/globals';
import { SharedInput } from '../../src/testing/shared-input.js';

function listening(input$: SharedInput, log: unknown[]) {
  return input$.subscribe({
    next: (value) => log.push(value),
    error: (error: unknown) => log.push(['error', error]),
    complete: () => log.push('complete'),
  });
}

it.each([
  { is: 'as a subject', hasPresent: false, late: [2, 'complete'] },
  { is: 'with its present value', hasPresent: true, late: [1, 2, 'complete'] },
])('emits later values to late subscribers, $is', ({ hasPresent, late }) => {
  const input$ = new SharedInput();
  input$.hasPresent = hasPresent;
  const [first, second]: unknown[][] = [[], []];
  listening(input$, first!);
  input$.next(1);
  listening(input$, second!);
  input$.next(2);
  input$.complete();
  expect([first, second]).toEqual([[1, 2, 'complete'], late]);
});

it('has a present value that is undefined', () => {
  const input$ = new SharedInput();
  input$.hasPresent = true;
  input$.next(undefined);
  const log: unknown[] = [];
  listening(input$, log);
  expect(log).toStrictEqual([undefined]);
});

it('emits an error to its subscribers, and nothing to former ones', () => {
  const input$ = new SharedInput();
  const [stays, leaves]: unknown[][] = [[], []];
  listening(input$, stays!);
  listening(input$, leaves!).unsubscribe();
  const lost: unknown = 'lost';
  input$.error(lost);
  expect([stays, leaves]).toEqual([[['error', 'lost']], []]);
});
