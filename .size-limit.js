import { tsImport } from 'tsx/esm/api';

const { entries } = await tsImport('./scripts/entry-points.ts', import.meta.url);

/** What applications use, its budget, and the names that they import from each entry point. */
const uses = [
  ['move one object', '6.5 kB', { index: 'moveTo, play' }],
  ['move an element', '11.3 kB', { index: 'moveTo, play', dom: 'domTarget' }],
  ['move elements in a scope', '12.1 kB', { index: 'moveTo, play', dom: 'motionScope' }],
  ['animate styles of an element', '13.15 kB', { index: 'play', dom: 'domTarget, styleTo' }],
  ['move an element, and animate its styles', '14.65 kB', { index: 'moveTo, play', dom: 'domTarget, styleTo' }],
  ['animate attributes of an element', '12.3 kB', { index: 'play', dom: 'domTarget, attributeTo' }],
  [
    'rx-motion, without values, choreography and clocks',
    '28.5 kB',
    {
      index:
        'defineAction, play, bezierBy, bezierTo, blink, callFunc, delayTime, fadeIn, fadeOut, fadeTo, flipX, flipY, follow, jumpBy, jumpTo, moveBy, moveTo, orbitCamera, progressFromTo, progressTo, place, removeSelf, resizeBy, resizeTo, rotateBy, rotateTo, rotationalSkewBy, rotationalSkewTo, scaleBy, scaleTo, skewBy, skewTo, cardinalSplineBy, cardinalSplineTo, catmullRomBy, catmullRomTo, tintBy, tintTo, tweenProperty, hide, show, toggleVisibility, eased, repeatForever, repeatTimes, reverseTime, sequence, spawn, speed, targeted, backIn, backInOut, backOut, bezierCurve, bounceIn, bounceInOut, bounceOut, circleIn, circleInOut, circleOut, cubicBezier, cubicIn, cubicInOut, cubicOut, elasticIn, elasticInOut, elasticOut, exponentialIn, exponentialInOut, exponentialOut, linear, quadraticIn, quadraticInOut, quadraticOut, quarticIn, quarticInOut, quarticOut, quinticIn, quinticInOut, quinticOut, rateIn, rateInOut, rateOut, sineIn, sineInOut, sineOut, steps, uniform, ActionManager, lookAtMatrix, elapsed, frame$, frames, timerFrames',
    },
  ],
  ['animate any numbers of an object: to, springTo', '8.6 kB', { index: 'play, to, springTo' }],
  [
    'animate values of all kinds',
    '12.3 kB',
    { index: 'play, to, by, fromTo, tweenFrom, keyframes, springTo, shake, wiggle' },
  ],
  [
    'a choreography of unknown length: script, firstOf, defineOpenAction',
    '9.9 kB',
    { index: 'play, moveTo, script, run, next, firstOf, defineOpenAction' },
  ],
  ['stagger, timeline', '12.65 kB', { index: 'play, moveTo, targeted, stagger, timeline' }],
  ['a spring as a curve, written for CSS', '1.8 kB', { index: 'springCurve, toLinear' }],
  ['move one object, and describe it', '6.8 kB', { index: 'moveTo, play, describe, named' }],
  ["move an element by the browser's own animations", '22 kB', { index: 'moveTo', dom: 'playNative' }],
  [
    'rx-motion/angular: appear and vanish by a fade and a move',
    '15.5 kB',
    { index: 'to, tweenFrom', angular: 'appear, vanish' },
  ],
  ['move an element, and flip', '16.1 kB', { index: 'moveTo, play', dom: 'domTarget', layout: 'flip' }],
  [
    'move, enter and leave an element, flip, and presence, which adds 1.8 kB to the others',
    '19.5 kB',
    { index: 'moveTo, play', dom: 'domTarget, enter, leave', layout: 'flip, presence' },
  ],
  ['drag an element, which adds 3.4 kB to its target', '9.1 kB', { dom: 'domTarget, drag$' }],
  [
    'presence, drag$, and sortable$, which adds 1.8 kB to both',
    '21.4 kB',
    { dom: 'domTarget, drag$', layout: 'presence, sortable$' },
  ],
  ['move an element, and split a text', '14.45 kB', { index: 'moveTo, play', dom: 'domTarget', text: 'splitText' }],
  ['fade in the words of a growing text', '7 kB', { text: 'revealWords' }],
  ['move along a path of SVG', '10.65 kB', { index: 'moveTo, play', svg: 'followPath' }],
  ['move an element by its way through the view', '13 kB', { index: 'moveTo, play', dom: 'domTarget, viewTime' }],
  ['turn a shape of SVG into another one', '11.5 kB', { index: 'play', svg: 'followPath, morphTo' }],
  ['rx-motion/stream, a spring', '5.6 kB', { stream: 'spring' }],
  [
    'rx-motion/stream, a spring, and handOver with its drivers',
    '6.2 kB',
    { stream: 'spring, handOver, running, following, settling' },
  ],
  ['rx-motion/stream, a text in bursts', '4.6 kB', { stream: 'revealed' }],
  ['a scroller that follows its end', '4 kB', { dom: 'followEnd' }],
  [
    'move one object, and read the motion before it runs',
    '14.1 kB',
    { index: 'moveTo, play', score: 'score, sampleAt' },
  ],
  ['a sprite sheet of cocos2d-x', '5.7 kB', { sprite: 'parsePlistSheet' }],
  ["a sprite sheet in TexturePacker's JSON", '4.4 kB', { sprite: 'parseJsonSheet' }],
  ['a sprite sheet of Sparrow', '4.6 kB', { sprite: 'parseSparrowSheet' }],
  ['a sprite sheet of libGDX', '3.75 kB', { sprite: 'parseLibgdxSheet' }],
  ['a grid effect with its view', '10.8 kB', { grid: 'waves3D, gridSurface', canvas: 'GridView' }],
];

const scriptOf = (name) => (name === 'index' ? 'dist/index.js' : `dist/${name}/index.js`);
const external = ['rxjs', ...entries.flatMap(({ packages = [] }) => packages)];

/** Minified and gzipped. */
const check = (name, limit, imports) => ({
  name,
  path: Object.keys(imports),
  import: imports,
  limit,
  ignore: external,
  gzip: true,
});

export default [
  ...uses.map(([name, limit, names]) =>
    check(
      name,
      limit,
      Object.fromEntries(Object.entries(names).map(([entry, list]) => [scriptOf(entry), `{ ${list} }`])),
    ),
  ),
  ...entries.map(({ name, budget }) =>
    check(name === 'index' ? 'rx-motion, all of it' : `rx-motion/${name}, all of it`, budget, {
      [scriptOf(name)]: '*',
    }),
  ),
  ...[
    ['rx-motion-core.min.js, with RxJS', '35 kB'],
    ['rx-motion.min.js, with RxJS', '105 kB'],
  ].map(([name, limit]) => ({ name, path: `dist/${name.split(',')[0]}`, limit, gzip: true })),
];
