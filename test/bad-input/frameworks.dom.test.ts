import '@angular/compiler';
import { PLATFORM_ID } from '@angular/core';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { createElement } from 'react';
import { delayTime } from 'rx-motion';
import * as angular from 'rx-motion/angular';
import * as migration from 'rx-motion/angular/migration';
import * as react from 'rx-motion/react';
import * as svelte from 'rx-motion/svelte';
import * as vue from 'rx-motion/vue';
import { of } from 'rxjs';
import { defineComponent } from 'vue';
import { frameworkNames } from '../../scripts/entry-points.js';
import { makeInjector } from '../angular/injector.js';
import { reactPage } from '../react/react-page.js';
import { vuePage } from '../vue/vue-page.js';
import { type Arguments, surprisesOf } from './try-row.js';

/** Junk that is accepted if all fields are optional: any object. */
const options = 'bare object list';
const action = delayTime(1);
const styles = { type: 6, styles: { opacity: 1 } };
const move = 'function';
const leaves = { gap: '', leave: move, done: 'function' };

const clock = { frame$: '', reduced$: '' };
const reveal = { enter: '', frame$: '', reduced$: '' };
const flip = { duration: '', curve: 'function', stagger: '', resize: '', as: 'function text', reduced$: '' };

const rows: Readonly<Record<string, Readonly<Record<string, Arguments>>>> = {
  angular: {
    appear: [
      [action, move],
      [{}, options, { ...leaves, initial: 'true' }],
    ],
    glideSignal: [[() => 1, 'function'], [1], [(t: number) => t, 'function'], [{}, options]],
    injectFlip: [[{}, options, { ...flip, leaving: '' }]],
    injectMotion: [],
    injectPlay: [],
    injectRevealWords: [[{}, options, reveal]],
    provideInstantMotion: [],
    provideMotion: [[{}, options, { frame$: '', reduced$: '' }]],
    springSignal: [
      [() => 1, 'function'],
      [{}, options],
    ],
    vanish: [
      [action, move],
      [{}, options, { gap: '', children: '', childGap: '', done: 'function' }],
    ],
  },
  'angular/migration': {
    fromMetadata: [
      // Functions of Angular make the metadata, so its contents are not checked.
      [styles, 'list', { type: '', styles: '*', 'styles.opacity': 'text' }],
      [{}, options, { params: `${options} unknown`, element: '' }],
    ],
    matchesTransition: [
      ['a => b', ''],
      ['a', 'text'],
      ['b', 'text'],
    ],
    runTrigger: [
      [{ type: 7, name: 'door', definitions: [] }, '', { type: '*', name: '*', definitions: 'list' }],
      [() => 1, 'function'],
      [{}, options, { selector: 'text', start: 'function', done: 'function' }],
    ],
  },
  react: {
    useFlip: [[{}, options, { ...flip, leaving: '' }]],
    useMotion: [[of(0)]],
    usePresence: [
      [true, '*'],
      [{}, options, { enter: '', leave: 'function', initial: 'true', frame$: '' }],
    ],
    usePresenceList: [
      [['a'], 'list'],
      [{}, options, { key: 'function', enter: 'function', leave: 'function', initial: 'true', frame$: '' }],
    ],
    useRevealWords: [[{}, options, reveal]],
    useSpring: [
      [1, 'object unknown bare list'],
      [() => undefined, 'function'],
      [{}, options],
    ],
  },
  svelte: {
    autoFlip: [[{}, options, { ...flip, leaving: '' }], [of(0)]],
    glideStore: [[of(1), '', {}], [1], [(t: number) => t, 'function'], [{}, options, clock]],
    motion: [
      [document.body, '', {}],
      [action, 'object'],
    ],
    springStore: [
      [of(1), '', {}],
      [{}, options],
    ],
  },
  vue: {
    motionKey: [[{}, options, clock]],
    useGlide: [[1, 'object unknown bare list'], [1], [(t: number) => t, 'function'], [{}, options, clock]],
    useMotion: [],
    useSpring: [
      [1, 'object unknown bare list'],
      [{}, options],
    ],
    useTransition: [
      [action, 'function'],
      [action, 'function'],
    ],
    vFlip: [[{}, options, { ...flip, leaving: '' }]],
  },
};

it('has a table for every framework', () => {
  expect(Object.keys(rows).sort()).toEqual([...frameworkNames].sort());
});

it.each(Object.entries({ angular, 'angular/migration': migration, react, svelte, vue }))(
  'tries every export of rx-motion/%s',
  (name, exports) => {
    expect(Object.keys(rows[name]!).sort()).toEqual(Object.keys(exports).sort());
  },
);

describe('Angular', () => {
  it.each(Object.entries({ ...rows.angular!, ...rows['angular/migration']! }))(
    '%s reports a clear error for junk in any argument',
    async (...each) => {
      const [name, row] = each;
      // On a server, a signal has no effects; effects would need an application.
      const { run, destroy } = makeInjector({}, { provide: PLATFORM_ID, useValue: 'server' });
      const make = (
        { ...angular, ...migration } as unknown as Readonly<Record<string, (...given: unknown[]) => unknown>>
      )[name]!;
      expect(await surprisesOf((...given: unknown[]) => run(() => make(...given)), row)).toEqual([]);
      destroy();
    },
  );
});

describe('React', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it.each(Object.entries(rows.react!))('%s reports a clear error for junk in any argument', async (...each) => {
    const [name, row] = each;
    // React logs the errors that components throw.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const hook = (react as unknown as Readonly<Record<string, (...given: unknown[]) => unknown>>)[name]!;
    const called = async (...given: unknown[]): Promise<void> => {
      const { render, unmount } = reactPage(() => createElement('p', { ref: refOf(hook(...given)) }));
      try {
        await render({});
      } catch (error) {
        // It has one error for each attempt of React to render.
        throw error instanceof AggregateError ? error.errors[0] : error;
      } finally {
        await unmount();
      }
    };
    expect(await surprisesOf(called, row)).toEqual([]);
  });
});

describe('Svelte', () => {
  it.each(Object.entries(rows.svelte!))('%s reports a clear error for junk in any argument', async (...each) => {
    const [name, row] = each;
    const make = (svelte as unknown as Readonly<Record<string, (...given: unknown[]) => unknown>>)[name]!;
    expect(await surprisesOf((...given: unknown[]) => make(...given), row)).toEqual([]);
  });
});

describe('Vue', () => {
  it.each(Object.entries(rows.vue!))('%s reports a clear error for junk in any argument', async (...each) => {
    const [name, row] = each;
    // Vue says where an error was thrown.
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const called = (...given: unknown[]): void => {
      const component = defineComponent(() => {
        if (name === 'motionKey') vue.useMotion();
        // An error in a hook would stop Vue's own queue.
        else if (name === 'vFlip') callFlip(given[0]);
        else (vue as unknown as Readonly<Record<string, (...given: unknown[]) => unknown>>)[name]!(...given);
        return () => null;
      });
      vuePage(component, name === 'motionKey' ? (given[0] as object) : {}).unmount();
    };
    expect(await surprisesOf(called, row)).toEqual([]);
    jest.restoreAllMocks();
  });
});

function callFlip(value: unknown): void {
  const { mounted } = vue.vFlip as { readonly mounted: (element: Element, binding: object) => void };
  mounted(document.body, { value, instance: null });
}

/** The ref that a hook returns, alone or as a field. */
function refOf(hooked: unknown): never {
  return (typeof hooked === 'function' ? hooked : (hooked as { readonly ref?: unknown }).ref) as never;
}
