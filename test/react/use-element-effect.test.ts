import { expect, it } from '@jest/globals';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { useElementEffect } from '../../src/react/use-element-effect.js';

it('runs no effect on a server', () => {
  const run: string[] = [];
  const Component = (): string => {
    useElementEffect(() => void run.push('effect'));
    return 'word';
  };
  expect([renderToString(createElement(Component)), run]).toEqual(['word', []]);
});
