import { expect, it } from '@jest/globals';
import { config } from 'rxjs';
import { flushPage, page } from '../../src/clock/page.js';

it('reports an error thrown while the page is written', async () => {
  const { onUnhandledError } = config;
  const reported = new Promise((resolve) => (config.onUnhandledError = resolve));
  const { flush } = page;
  page.flush = () => {
    throw new Error('no such element');
  };
  flushPage();
  expect(await reported).toEqual(new Error('no such element'));
  page.flush = flush;
  config.onUnhandledError = onUnhandledError;
});
