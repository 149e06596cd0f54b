import { delayTime } from 'rx-motion';
import { domTarget } from 'rx-motion/dom';
import { gridSurface } from 'rx-motion/grid';
import { NEVER, of } from 'rxjs';
import type { Arguments } from './try-row.js';

/** Junk that is accepted if all fields are optional: any object. */
const options = 'bare object list';
/** The same if its fields may have any name. */
const record = `${options} unknown`;
const action = delayTime(1);
const frame$ = of(0);

/** The exports that take an element, with their arguments. */
export const pageRows: Readonly<Record<string, Readonly<Record<string, Arguments>>>> = {
  'rx-motion/dom': {
    attribute: () => [[element()], ['width', 'text']],
    attributeBy: [[1], [{ r: 1 }, record, { r: '' }], [(t: number) => t, 'function']],
    attributeTo: [
      [1],
      [{ r: 1 }, record, { r: 'text' }],
      [{}, `${options} function`, { space: '' }],
      [(t: number) => t, 'function'],
    ],
    cssKeyframes: [[1], [{ left: 1 }, 'bare object unknown', { left: 'text' }], ['ease', 'text function']],
    domTarget: () => [[element()]],
    domTargets: () => [[[element()], 'list text'], [document]],
    drag$: () => [
      [element()],
      [{}, options, { axis: '', from: 'text', after: '', within: `${record} function`, scroller: '' }],
    ],
    drawStroke: [[1], [[0, 0.5]], [[0, 1]], [(t: number) => t, 'function']],
    enter: () => [[element()], [action], [frame$], [{}, options, { reversal: '', predecessor: '*', release: 'true' }]],
    followEnd: () => [[element()], [{ spring: { duration: 1 } }, options, { spring: options }]],
    leave: () => [[element()], [action], [frame$], [{}, options, { reversal: '', release: 'true' }]],
    mediaTime: () => [[document.createElement('audio')], [{}, options, { frame$: '' }]],
    motionScope: () => [[element()], [() => undefined, 'function'], [{}, options, { frame$: '', release: 'true' }]],
    playNative: () => [[action], [element()], [{}, options, { frame$: '', time$: '' }]],
    release: () => [[domTarget(element())]],
    scrollDirection$: () => [[element()], [{}, options, { axis: '' }]],
    scrollTo: () => [[1], [{ x: 1, y: 1 }, '', {}], [(t: number) => t, 'function']],
    scrollVelocity$: () => [[element()], [{}, options, { axis: '' }]],
    scrollTime: () => [[element()], [{}, options, { axis: '', range: '', duration: '' }]],
    styleBy: [[1], [{ left: 1 }, record, { left: 'text' }], [(t: number) => t, 'function']],
    styleNumber: () => [[element()], ['--glow'], ['px', 'text']],
    styleText: () => [[element()], ['--glow']],
    styleTo: [
      [1],
      [{ left: 1 }, record, { left: 'text' }],
      [{}, `${options} function`, { space: '' }],
      [(t: number) => t, 'function'],
    ],
    viewTime: () => [[element()], [{}, options, { from: '', to: '', axis: '', duration: '' }]],
    whenVisible$: () => [[element()], [{}, record, { root: 'null', rootMargin: 'list', threshold: 'null list true' }]],
    withCamera: () => [[domTarget(element())]],
    withColor: () => [[domTarget(element())], ['color', 'text']],
    withProgress: () => [[domTarget(element())], [{ type: 'bar' }]],
    withSpriteFrames: () => [[domTarget(element())]],
  },
  'rx-motion/devtools': {
    attachDevtools: () => [[{}, options, { log: 'function' }]],
  },
  'rx-motion/layout': {
    autoFlip: () => [[element()], [{}, options, { ...flipFields, leaving: '' }], [frame$]],
    flip: () => [
      [[element()], 'list text'],
      [() => undefined, 'function'],
      [{}, options, flipFields],
    ],
    flipGroup: () => [[[element()], 'list text function'], [{}, options, flipFields], [frame$]],
    presence: () => [
      [element()],
      [NEVER],
      [
        { key: () => 1, create: element, flip: {} },
        '',
        {
          key: 'function',
          create: 'function',
          update: 'function',
          enter: 'function',
          leave: 'function',
          leaving: '',
          flip: options,
          ...Object.fromEntries(Object.entries(glideFields).map(([name, taken]) => [`flip.${name}`, taken])),
          reduced$: '',
          frame$: '',
        },
      ],
    ],
    sortable$: () => [
      [element(), 'list'],
      [
        {},
        options,
        { after: '', axis: '', from: 'text', items: 'text', say: 'function', within: `${record} function` },
      ],
    ],
  },
  'rx-motion/text': {
    countTo: [
      [1],
      [1],
      [{ format: {}, from: 1 }, `${options} function`, { format: record, from: '' }],
      [(t: number) => t, 'function'],
    ],
    revealWords: () => [[element()], [{ enter: action }, options, { enter: '', frame$: '', reduced$: '' }]],
    scrambleText: [
      [1],
      ['word', 'text'],
      [
        { characters: 'ab', frequency: 9, seed: 1 },
        `${options} function`,
        { characters: 'text', frequency: '', seed: '' },
      ],
      [(t: number) => t, 'function'],
    ],
    splitText: () => [[element()], [{}, options, { by: '', mask: 'true' }]],
    typeText: [[1], ['word', 'text'], [(t: number) => t, 'function']],
  },
  'rx-motion/canvas': {
    GridView: () => [
      [element('canvas')],
      [gridSurface(8, 8), '', surfaceFields],
      [element('canvas')],
      [{}, options, viewFields],
    ],
    Stage: () => [
      [element('canvas')],
      [{}, options, { frame$: '', background: 'text', smooth: 'true', pixelRatio: '' }],
    ],
    gridOver: () => [[element('canvas')], [{}, options, { ...viewFields, reduced$: '' }]],
  },
};

const glideFields = { duration: '', curve: 'function', stagger: '', resize: '' };
const flipFields = { ...glideFields, as: 'function text', reduced$: '' };
/** The grid and the rect of a surface may be null; any object passes as a grid. */
const surfaceFields = { grid: `null ${record}`, rect: 'null' };
const viewFields = { frame$: '', renderer: '', shading: '', margin: '', live: 'true', smooth: 'true', pixelRatio: '' };

/** Adds a new element with a size to the page. */
function element<K extends 'div' | 'canvas'>(name: K = 'div' as K): HTMLElementTagNameMap[K] {
  const made = document.createElement(name);
  made.style.cssText = 'display: block; width: 8px; height: 8px';
  return document.body.appendChild(made);
}
