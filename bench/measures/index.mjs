import * as everyday from '../cases/everyday.mjs';
import * as steady from '../cases/frames.mjs';
import * as grids from '../cases/grids.mjs';
import * as keyframes from '../cases/keyframes.mjs';
import * as others from '../cases/others.mjs';
import * as values from '../cases/values.mjs';
import { endDisagreement } from './check.mjs';
import { churn } from './churn.mjs';
import { create } from './create.mjs';
import { frames } from './frames.mjs';
import { handover, handoverFrame } from './handover.mjs';
import { heap } from './heap.mjs';
import { stop } from './stop.mjs';

export { endDisagreement };

const { leaf } = steady;

/** Every case by its name: what is done (`task`), and how it is measured. */
export const cases = {
  leaf: { task: leaf, measure: frames },
  adding: { task: steady.adding, measure: frames },
  sequence: { task: steady.sequence, measure: frames },
  repeat: { task: steady.repeat, measure: frames },
  spawn: { task: steady.spawn, measure: frames },
  eased: { task: steady.eased, measure: frames },
  mixed: { task: steady.mixed, measure: frames },
  observed: { task: steady.observed, measure: frames },
  'spring-to': { task: keyframes.springTo, measure: frames },
  keyframes: { task: keyframes.keyframes, measure: frames },
  colour: { task: keyframes.colour, measure: frames },
  play: { task: everyday.play, measure: frames },
  crowd: { task: everyday.crowd, measure: frames },
  'play-observed': { task: everyday.playObserved, measure: frames },
  'play-eased': { task: everyday.playEased, measure: frames },
  on: { task: everyday.on, measure: frames },
  'value-number': { task: values.value, measure: frames },
  'value-record': { task: values.record, measure: frames },
  'value-glide': { task: values.glide, measure: frames },
  'value-spring': { task: values.spring, measure: frames },
  'value-state': { task: values.state, measure: frames },
  'create-leaf': { task: leaf, measure: create },
  'create-tagged': { task: others.tagged, measure: create },
  'create-mixed': { task: others.mixedLeaves, measure: create },
  'create-sequence': { task: others.sequence, measure: create },
  'create-play': { task: everyday.play, measure: create },
  'create-value': { task: { ...values.value, reference: 'create-leaf' }, measure: create },
  'create-on': { task: { ...everyday.on, reference: 'create-leaf' }, measure: create },
  'create-spring': { task: { ...values.spring, reference: 'create-leaf' }, measure: create },
  'create-state': { task: { ...values.state, reference: 'create-leaf' }, measure: create },
  stop: { task: leaf, measure: stop },
  'stop-play': { task: everyday.play, measure: stop },
  'stop-value': { task: { ...values.value, reference: 'stop' }, measure: stop },
  'stop-on': { task: { ...everyday.on, reference: 'stop' }, measure: stop },
  'stop-spring': { task: { ...values.spring, reference: 'stop' }, measure: stop },
  'stop-state': { task: { ...values.state, reference: 'stop' }, measure: stop },
  'worst-start': { task: leaf, measure: create },
  'worst-start-play': { task: everyday.play, measure: create },
  'worst-stop': { task: leaf, measure: stop },
  'worst-stop-play': { task: everyday.play, measure: stop },
  'worst-handover': { task: others.handover, measure: handoverFrame },
  'worst-handover-play': { task: others.handoverPlay, measure: handoverFrame },
  handover: { task: others.handover, measure: handover },
  'heap-leaf': { task: leaf, measure: heap },
  'heap-sequence': { task: others.sequence, measure: heap },
  churn: { task: others.churn, measure: churn },
  'grid-waves3D': { task: grids.waves3D, measure: frames },
  'grid-ripple3D': { task: grids.ripple3D, measure: frames },
  'grid-twirl': { task: grids.twirl, measure: frames },
  'grid-shuffleTiles': { task: grids.shuffleTiles, measure: frames },
};
