import { afterEach, expect, it } from '@jest/globals';
import { fadeOut, motionDefaults, moveBy, spawn } from 'rx-motion';
import { domTarget, flush } from 'rx-motion/dom';
import { motion } from 'rx-motion/svelte';
import { of } from 'rxjs';

afterEach(() => document.body.replaceChildren());

const away = spawn(fadeOut(0.5), moveBy(0.5, { y: 24 }));
const element = (): HTMLElement => document.body.appendChild(document.createElement('p'));

it('shows an action by the progress that Svelte computes, and leaves no style when the element is there', () => {
  const note = element();
  const { duration, tick } = motion(note, away);
  expect(duration).toBe(500);
  tick(0, 1);
  expect(domTarget(note)).toMatchObject({ y: 24, opacity: 0 });
  tick(0.5, 0.5);
  expect(domTarget(note)).toMatchObject({ y: 12, opacity: 0.5 });
  tick(0.25, 0.75);
  expect(domTarget(note).y).toBe(18);
  tick(1, 0);
  flush();
  expect(note.style.cssText).toBe('');
});

it('fades for users who want less motion, and without an action', () => {
  const defaults = motionDefaults({ reduced$: of(true) });
  for (const leave of [away, undefined]) {
    const note = element();
    motion(note, leave).tick(0.5, 0.5);
    expect(domTarget(note)).toMatchObject({ y: 0, opacity: 0.5 });
    defaults.unsubscribe();
  }
});

it('takes a function of the element', () => {
  const note = element();
  note.id = 'four';
  motion(note, ({ id }) => moveBy(1, { x: id.length })).tick(0, 1);
  expect(domTarget(note).x).toBe(4);
});
