import { expect, it } from '@jest/globals';
import { range } from 'rxjs';
import { subscriberOf } from '../../src/clock/subscriber.js';

it('can be closed while its source emits synchronously', () => {
  const values: number[] = [];
  const subscriber = subscriberOf<number>(
    (value) => {
      values.push(value);
      if (value === 2) subscriber.unsubscribe();
    },
    () => {},
  );
  range(1, 5).subscribe(subscriber);
  expect(values).toEqual([1, 2]);
});
