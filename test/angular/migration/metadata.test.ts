/* eslint-disable @typescript-eslint/no-deprecated -- they are what is converted */
import '@angular/compiler';
import { animate, query, state, style, transition, trigger } from '@angular/animations';
import { expect, it } from '@jest/globals';
import { expectTypeOf } from 'expect-type';
import type { FiniteAction } from 'rx-motion';
import { fromMetadata, type TriggerActions } from 'rx-motion/angular/migration';
import type { Elemental } from 'rx-motion/dom';

it('accepts the metadata of @angular/animations, by its own types', () => {
  const door = trigger('door', [
    state('closed', style({ width: '40px' })),
    transition('closed <=> open', animate('400ms ease-in')),
  ]);
  const between = fromMetadata(door);
  expectTypeOf(between).toEqualTypeOf<TriggerActions>();
  expectTypeOf(between('closed', 'open')).toEqualTypeOf<FiniteAction<Elemental>>();
  expect(between('closed', 'open').duration).toBe(0.4);
  const steps = [style({ opacity: 0 }), animate(100), query('i', [], { optional: true })];
  expectTypeOf(() => fromMetadata(steps)).returns.toEqualTypeOf<FiniteAction<Elemental>>();
  expectTypeOf(() => fromMetadata(transition('a => b', steps))).returns.toEqualTypeOf<FiniteAction<Elemental>>();
});
