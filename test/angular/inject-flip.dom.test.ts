import { ElementRef, PLATFORM_ID } from '@angular/core';
import { afterEach, expect, it } from '@jest/globals';
import { injectFlip } from 'rx-motion/angular';
import { of } from 'rxjs';
import { layOut, shownOf } from '../layout/laid-out.js';
import { makeInjector } from './injector.js';

afterEach(() => document.body.replaceChildren());

function listOf(): HTMLElement {
  const list = document.body.appendChild(document.createElement('ul'));
  list.innerHTML = '<li></li><li></li>';
  layOut(list);
  return list;
}

it('moves the children of its element on the clock of the application', async () => {
  const list = listOf();
  const app = makeInjector({}, { provide: ElementRef, useValue: new ElementRef(list) });
  app.run(() => {
    injectFlip({ duration: 1, curve: (t) => t });
  });
  const [first] = list.querySelectorAll('li');
  list.append(first!);
  await Promise.resolve();
  app.step(0, 0.5);
  expect(shownOf(first!).y).toBe(-10);
  app.destroy();
  expect(app.frame$.observed).toBe(false);
});

it('does nothing on a server', async () => {
  const list = listOf();
  const providers = [
    { provide: ElementRef, useValue: new ElementRef(list) },
    { provide: PLATFORM_ID, useValue: 'server' },
  ];
  const app = makeInjector({}, ...providers);
  app.run(() => {
    injectFlip();
  });
  list.append(list.firstElementChild!);
  await Promise.resolve();
  expect(app.frame$.observed).toBe(false);
});

it('reduces motion as the application does, also with an option that is undefined', async () => {
  const list = listOf();
  const app = makeInjector({ reduced$: of(true) }, { provide: ElementRef, useValue: new ElementRef(list) });
  app.run(() => {
    injectFlip({ duration: 1, curve: (t) => t, reduced$: undefined as never });
  });
  const [first] = list.querySelectorAll('li');
  list.append(first!);
  await Promise.resolve();
  app.step(0, 0.1);
  expect(shownOf(first!).y).toBe(0);
  app.destroy();
});
