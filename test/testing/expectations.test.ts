import { expect, it } from '@jest/globals';
import { type MarbleHelpers, marbles } from 'rx-motion/testing';
import { of } from 'rxjs';

function errorOf(run: (helpers: MarbleHelpers) => void): Error {
  try {
    marbles(run);
  } catch (error) {
    return error as Error;
  }
  throw new Error('nothing was thrown');
}

it('an error of a marble test points to the line of its expectation', () => {
  const expectingValues = ({ expectObservable }: MarbleHelpers, isRight: boolean): void => {
    expectObservable(of(1)).toBe('(a|)', { a: isRight ? 1 : 2 });
  };
  const expectingStreams = ({ expectObservable }: MarbleHelpers, isRight: boolean): void => {
    expectObservable(of(1)).toEqual(of(isRight ? 1 : 2));
  };
  const expectingSubscriptions = (
    { hot, expectObservable, expectSubscriptions }: MarbleHelpers,
    isRight: boolean,
  ): void => {
    const source$ = hot('--a');
    expectObservable(source$, '-^-!');
    expectSubscriptions(source$.subscriptions).toBe(isRight ? '-^-!' : '-^!');
  };
  const all = [expectingValues, expectingStreams, expectingSubscriptions];
  for (const wrong of all) {
    const error = errorOf((helpers) => {
      for (const expectation of all) expectation(helpers, expectation !== wrong);
    });
    expect(error.stack).toContain(`Error: ${error.message}\n    at ${wrong.name} `);
    expect(all.filter(({ name }) => error.stack!.includes(` ${name} `))).toEqual([wrong]);
  }
});
