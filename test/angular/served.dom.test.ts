import { afterEach, expect, it } from '@jest/globals';
import { SERVED } from '../../src/angular/served.js';
import { inject } from '@angular/core';
import { makeInjector } from './injector.js';

afterEach(() => document.body.replaceChildren());

it('holds what a server has sent, and nothing that is made later or stands elsewhere', () => {
  document.body.innerHTML = '<main ng-server-context="ssg"><p></p></main><aside></aside>';
  const served = makeInjector().run(() => inject(SERVED));
  const [main, inner, aside] = ['main', 'p', 'aside'].map((tag) => document.querySelector(tag)!);
  const late = main!.appendChild(document.createElement('p'));
  expect([main, inner, aside, late].map((element) => served.has(element!))).toEqual([true, true, false, false]);
});
