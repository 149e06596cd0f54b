import * as core from 'rx-motion';
import * as sprite from 'rx-motion/sprite';
import { asyncScheduler, of } from 'rxjs';
import { BufferAttribute, BufferGeometry, Mesh, Object3D } from 'three';
import * as grid from '../../src/grid/index.js';
import { Container, Mesh as PixiMesh, MeshGeometry } from '../pixi/pixi.js';
import type { Argument, Arguments } from './try-row.js';

/**
 * How to call an export: valid arguments, each with the names of the junk that it accepts (`*`: all).
 *
 * `'formula'` is arithmetic on one number, which is called in each frame and does not check it. `'value'` is not a
 * function. What takes an element has its row in `page-rows.ts`.
 */
export type Row = Arguments | 'formula' | 'value';

/** Junk that is accepted if all fields are optional: any object. */
const options = 'bare object list';
/** The same if its fields may have any name. */
const record = `${options} unknown`;
/** A mix has functions of the library's own. */
const mixed = { 'mix.pieceOf': 'function', 'mix.actionOf': '*' };
/** Options with a mix, or a curve instead; then a curve. */
const how: readonly Argument[] = [
  [{ mix: core.cssValues() }, `${options} function`, mixed],
  [(t: number) => t, 'function'],
];
/** A curve as the last argument. */
const curve: Argument = [(t: number) => t, 'function'];
/** Options, or a curve instead; then a curve. */
function orCurve(value: object, fields: Readonly<Record<string, string>> = {}): readonly Argument[] {
  return [[value, `${options} function`, fields], curve];
}
/** Values to animate; any object passes, also as a value. */
const values: Argument = [{ x: 1, light: { power: 1 } }, record, { x: record, light: record, 'light.power': record }];
const action = core.delayTime(1);
const place = { x: 1, y: 2 };
/** The first argument of everything that takes a duration in seconds. */
export const duration: Argument = [1];
/** The size of a grid. */
export const size: Argument = [{ columns: 2, rows: 2 }];
const wave = { amplitude: 1, amplitudeRate: 1 };
/** The grid and the rect of a surface may be null; any object passes as a grid. */
const surface: Argument = [
  { width: 8, height: 8, grid: null, rect: { x: 0, y: 0, width: 8, height: 8 } },
  '',
  { grid: `null ${record}`, rect: 'null' },
];
/** A score. Lists of anything pass: they are a program's own. In JSON, `null` is a duration without an end. */
const plan: Argument = [
  { duration: 1, until: 1, isReversible: true, targets: [], tracks: [], calls: [], left: [] },
  '',
  { duration: 'null', isReversible: '*', targets: 'list', tracks: 'list', calls: 'list', left: 'list' },
];
const may = Object.fromEntries(
  ['overlaps', 'unread', 'layout', 'irreversible', 'endless', 'still', 'slowStart'].map((name) => [name, 'true']),
);
/** What JSON can hold. */
const plain = 'bare nan text null object list true unknown';
const corner = { x: 0, y: 0 };
const frameParts = {
  name: 'a',
  texture: { url: 'a.png', size: { width: 8, height: 8 } },
  rect: { x: 0, y: 0, width: 8, height: 8 },
  rotated: false,
  offset: corner,
  originalSize: { width: 8, height: 8 },
  anchor: corner,
};
const frame = new sprite.SpriteFrame(frameParts);
const access = { fetch: () => Promise.resolve(file), decode: () => Promise.resolve(undefined) };
const animations = { animations: { blink: { delay: 0.25, frames: ['a'] } } };
const row = { time: 0, progress: 0, state: {}, events: [] };
const animation = new sprite.Animation([frame], { delayPerUnit: 1 });
const frame$ = of(0);
const grey = { r: 1, g: 1, b: 1 };
const way = { control1: place, control2: place, end: place };
const orbit = { radius: 1, deltaRadius: 0, angleZ: 0, deltaAngleZ: 0, angleX: 0, deltaAngleX: 0 };
const formulas = [
  'back',
  'bounce',
  'circle',
  'cubic',
  'exponential',
  'quadratic',
  'quartic',
  'quintic',
  'sine',
].flatMap((family) => ['In', 'Out', 'InOut'].map((part) => [family + part, 'formula'] as const));

/** A row for each export of each entry point that needs no element. */
export const rows: Readonly<Record<string, Readonly<Record<string, Row>>>> = {
  'rx-motion': {
    ...Object.fromEntries(formulas),
    uniform: 'formula',
    frame$: 'value',
    ActionManager: [[frame$]],
    at: [[1], [action]],
    bezierBy: [duration, [way], curve],
    bezierTo: [duration, [way], curve],
    bezierCurve: [[0], [0], [1], [1]],
    blend: [],
    blink: [duration, [2], curve],
    by: [duration, values, ...how],
    callFunc: [[() => undefined, 'function']],
    cardinalSplineBy: [duration, [[place]], [0], curve],
    cardinalSplineTo: [duration, [[place]], [0], curve],
    catmullRomBy: [duration, [[place]], curve],
    catmullRomTo: [duration, [[place]], curve],
    clamp: [[0], [1], [0.5]],
    crowd: [[frame$]],
    cubicBezier: [[0], [0], [1], [1]],
    defineAction: [duration, [() => () => undefined, 'function'], [() => action, 'function']],
    defineOpenAction: [[() => () => undefined, 'function']],
    cssValues: [['oklch']],
    delayTime: [duration],
    describe: [[action]],
    distribute: [[0], [10], [3], [(t: number) => t]],
    eased: [[action], [(t: number) => t, 'function']],
    elapsed: [],
    elasticIn: [[0.3]],
    elasticOut: [[0.3]],
    elasticInOut: [[0.3]],
    fadeIn: [duration, curve],
    fadeOut: [duration, curve],
    fadeTo: [duration, [1], curve],
    firstOf: [[action], [action]],
    fixedStep: [[1], [2]],
    flipX: [[true, 'true']],
    flipY: [[true, 'true']],
    follow: [
      [place, record, { x: '*', y: '*' }],
      [
        {
          viewport: { width: 1, height: 1 },
          offset: place,
          bounds: { x: 0, y: 0, width: 9, height: 9 },
          until: frame$,
        },
      ],
    ],
    frames: [[{ longestGap: 1, lagCountsAs: 1 }, options]],
    fromTo: [duration, [{ x: 0 }], [{ x: 1 }], ...how],
    hide: [],
    jumpBy: [duration, [place], [1], [1], curve],
    jumpTo: [duration, [place], [1], [1], curve],
    keyframes: [duration, [[{ x: 1 }, { x: 2 }]], ...how],
    lagSmoothing: [[{ longestGap: 1, lagCountsAs: 1 }, options]],
    linear: [[0], [[0.5, 0.5]], [1]],
    lookAtMatrix: [[{ x: 0, y: 0, z: 1 }], [0], [0], [[], record], [{ x: 0, y: 0, z: 0 }], [{ x: 0, y: 1, z: 0 }]],
    mapRange: [[[0, 1]], [[0, 10]], [0.5]],
    motionDefaults: [
      [{ frame$, instant: false, reduced$: of(false) }, options, { frame$: 'function', reduced$: 'function' }],
    ],
    moveBy: [duration, [place], curve],
    moveTo: [duration, [place], curve],
    moveToward: [[of(place)], [100]],
    named: [['enter', 'text'], [action]],
    next: [[of(1)]],
    orbitCamera: [duration, [orbit], curve],
    parseEasing: [['ease-out']],
    pausedBy: [[of(true)]],
    clock: [[of(1)]],
    place: [[place]],
    play: [[action], [{}, '*'], [frame$], [{ release: false }, options]],
    progressFromTo: [duration, [0], [1], curve],
    progressTo: [duration, [1], curve],
    rateIn: [[2]],
    rateOut: [[2]],
    rateInOut: [[2]],
    removeSelf: [],
    random: [[3]],
    repeatForever: [[action]],
    repeatTimes: [[action], [2]],
    resizeBy: [duration, [{ width: 1, height: 1 }], curve],
    resizeTo: [duration, [{ width: 1, height: 1 }], curve],
    reverseTime: [[action]],
    rotateBy: [duration, [90], curve],
    rotateTo: [duration, [90], curve],
    rotationalSkewBy: [duration, [place], curve],
    rotationalSkewTo: [duration, [place], curve],
    run: [[action]],
    scaleBy: [duration, [2], curve],
    scaleTo: [duration, [2], curve],
    script: [[() => [][Symbol.iterator](), 'function']],
    sequence: [[action], [action]],
    shake: [duration, values, ...orCurve({ frequency: 5, seed: 1 })],
    show: [],
    skewBy: [duration, [place], curve],
    skewTo: [duration, [place], curve],
    snap: [[5], [7]],
    spawn: [[action], [action]],
    speed: [[action], [2]],
    springCurve: [[{ stiffness: 100, damping: 10, mass: 1 }, options]],
    springTo: [
      values,
      [
        { bounce: 0, duration: 1, velocity: {}, mix: core.cssValues() },
        options,
        { ...mixed, velocity: options, 'velocity.x': options },
      ],
    ],
    stagger: [
      [{ gap: 0.1, from: 'first', seed: 1, grid: { columns: 2 }, axis: 'x', curve: (t: number) => t }],
      [action],
      [action],
    ],
    steps: [[2], ['end']],
    tapped: [
      [action],
      [{ start: () => undefined, end: () => undefined }, options, { start: 'function', end: 'function' }],
    ],
    targeted: [[{}, '*'], [action]],
    timeScale: [[1]],
    timeline: [
      [
        {
          a: action,
          b: { at: '<', offset: 1, action, curve: (t: number) => t },
          c: { after: 'a', offset: 1 },
          d: { action },
        },
        record,
        // An entry without an action is a mark.
        {
          a: 'bare object',
          b: 'bare object',
          c: 'bare object',
          'b.offset': 'null',
          'c.offset': 'null',
          'b.curve': 'null function',
          d: 'bare object',
        },
      ],
      // An array is not accepted: its method `at` is read as the field.
      [{ at: '>', offset: 0, curve: (t: number) => t }, 'bare object', { offset: 'null', curve: 'function' }],
    ],
    timerFrames: [[60], [asyncScheduler]],
    tintBy: [duration, [grey], curve],
    tintTo: [duration, [grey], curve],
    to: [duration, values, ...how],
    toLinear: [[(t: number) => t], [{ tolerance: 0.1 }, options]],
    toggleVisibility: [],
    tweenFrom: [duration, values, ...how],
    tweenProperty: [duration, ['x', 'text function'], [0], [1], curve],
    waitFor: [[of(1)]],
    wiggle: [duration, values, ...orCurve({ frequency: 5, seed: 1 })],
    wrap: [[0], [360], [370]],
    yoyo: [[action]],
  },
  'rx-motion/sprite': {
    Animation: [
      [[frame], 'list'],
      [{ delayPerUnit: 1, loops: 1, restoreOriginalFrame: true }, '', { restoreOriginalFrame: 'true' }],
    ],
    AnimationCache: [[new sprite.SpriteFrameCache()]],
    FrameDisplayed: [
      [{}, '*'],
      [animation.frames[0], record, { spriteFrame: '*', delayUnits: '*', userInfo: '*' }],
    ],
    SpriteFrame: [[frameParts, '', { name: 'text', 'texture.url': 'text', rotated: 'true' }]],
    SpriteFrameCache: [[access, record, { fetch: 'function', decode: 'function' }]],
    animate: [
      [animation],
      ...orCurve({ frameDisplayed: { next: () => undefined } }, { 'frameDisplayed.next': 'function' }),
    ],
    animationCache: 'value',
    drawSprite: [
      [{ drawImage: () => undefined }, '', { drawImage: 'function' }],
      [{ spriteFrame: frame, visible: false, opacity: 0 }, '', { visible: '*', opacity: '*' }],
    ],
    fileUrl: [
      ['a.png', 'text'],
      ['sheets/b.plist', 'text'],
    ],
    frameIndexAt: [[animation], [0.5]],
    loadSpriteSheet: [
      ['a.json', 'text'],
      [access, '', { decode: 'function' }],
    ],
    parseAnimations: [
      [animations, '', { animations: 'bare object' }],
      [{ url: 'a.json' }, '', { url: 'text' }],
    ],
    parseJsonSheet: [
      [sheet(), '', { frames: options }],
      [{ url: 'a.json', texture: { url: 'a.png' } }, '', { url: 'text', 'texture.url': 'text' }],
    ],
    parseLibgdxSheet: [
      ['a.png\na\nbounds: 0, 0, 1, 1'],
      [{ url: 'a.atlas', texture: { url: 'a.png' } }, '', { url: 'text', 'texture.url': 'text' }],
    ],
    parsePlistSheet: [
      [{ frames: {} }, '', { frames: 'bare object' }],
      [{ url: 'a.plist', texture: { url: 'a.png' } }, '', { url: 'text', 'texture.url': 'text' }],
    ],
    parseSparrowSheet: [
      ['<TextureAtlas/>'],
      [{ url: 'a.xml', texture: { url: 'a.png' } }, '', { url: 'text', 'texture.url': 'text' }],
    ],
    parseSpriteSheet: [
      [sheet(), '', { frames: options }],
      [{ url: 'a.json', texture: { url: 'a.png' } }, '', { url: 'text', 'texture.url': 'text' }],
    ],
    spriteFrameCache: 'value',
    spriteFrameStyle: [[frame]],
  },
  'rx-motion/stream': {
    animateState: [[{ x: 0 }, record, { x: '*' }], [action], [frame$]],
    formatColor: [[grey]],
    playback: [duration, [{ frame$ }, options]],
    glide: [[1], [(t: number) => t, 'function'], [{ frame$, mix: core.cssValues() }, options, mixed]],
    following: [[frame$], [() => 1, 'function'], [() => frame$, 'function']],
    handOver: [[1]],
    land: [['x'], [{ stops: 10, edges: [0, 9], time: 1, duration: 1, bounce: 0, frame$ }, options]],
    landing: [[1], [1], [{ stops: 10, edges: [0, 9], time: 1 }, options]],
    paced: [[{ delay: 1, frame$, mix: core.cssValues() }, options, mixed]],
    parseColor: [['red']],
    revealed: [[{ lag: 1, unit: 'word', frame$ }, options]],
    running: [[1], [{ end: 1, frame$ }, options]],
    settling: [[1], [{ duration: 1, bounce: 0, frame$ }, options]],
    spring: [[{ stiffness: 100, damping: 10, mass: 1, frame$, mix: core.cssValues() }, options, mixed]],
    tween: [[0], [1], [1], [{ curve: (t: number) => t, frame$, mix: core.cssValues() }, options, mixed]],
    velocity: [],
  },
  'rx-motion/testing': {
    describeMotion: [],
    film: [
      [() => undefined, 'function'],
      [{ fps: 30, all: false }, options, { date: '' }],
    ],
    marbles: [
      [() => undefined, 'function'],
      [{ tolerance: 1 }, options],
    ],
    motionWarnings: [],
    profiled: [
      ['name', 'text'],
      [{ track: 'Ships' }, options, { track: 'text' }],
    ],
    record: [
      [{ frame$ }, options],
      [{ watch: () => 1, most: 9 }, options, { watch: 'function' }],
    ],
    replay: [[{ inputs: [], entries: [] }, '', { inputs: 'list', entries: 'list' }]],
    toMarbles: [
      [{ rows: [row], ending: 'completed' }, '', { rows: 'list', ending: '*' }],
      [{ digits: 2 }, options],
    ],
    toTest: [
      [{ inputs: [], entries: [], outcome: 1 }, '', { inputs: 'list', entries: 'list', outcome: plain }],
      [
        { runner: 'jest', name: 'a', program: './a.js', environment: 'node', expected: 1 },
        '',
        { name: 'text', program: 'text', expected: plain },
      ],
    ],
    trace: [
      [action],
      [{}, '*'],
      [[0, 1], options],
      [{ watch: () => 1, events$: frame$ }, options, { watch: 'function' }],
    ],
  },
  'rx-motion/grid': {
    accelAmplitude: [duration, [grid.flipX3D(1)], ...orCurve({ rate: 1 }, { rate: 'null' })],
    accelDecelAmplitude: [duration, [grid.flipX3D(1)], ...orCurve({ rate: 1 }, { rate: 'null' })],
    decelAmplitude: [duration, [grid.flipX3D(1)], ...orCurve({ rate: 1 }, { rate: 'null' })],
    defineGridAction: [
      duration,
      [
        { kind: 'grid', size: { columns: 1, rows: 1 }, curve: (t: number) => t, bend: () => () => undefined },
        '',
        { curve: 'function', bend: 'function' },
      ],
    ],
    fadeOutBLTiles: [duration, size, curve],
    fadeOutDownTiles: [duration, size, curve],
    fadeOutTRTiles: [duration, size, curve],
    fadeOutUpTiles: [duration, size, curve],
    flatGrid: [surface, ['grid'], size],
    flipX3D: [duration, curve],
    flipY3D: [duration, curve],
    gridSurface: [[8], [8], [{ x: 0, y: 0, width: 8, height: 8 }, 'null']],
    jumpTiles3D: [duration, size, [{ numberOfJumps: 1, ...wave }], curve],
    lens3D: [duration, size, [{ position: place, radius: 1, lensEffect: 1 }], curve],
    liquid: [duration, size, [{ waves: 1, ...wave }], curve],
    pageTurn3D: [duration, size, curve],
    reuseGrid: [[1]],
    ripple3D: [duration, size, [{ position: place, radius: 1, waves: 1, ...wave }], curve],
    shaky3D: [duration, size, [{ range: 1, seed: 1, perSecond: 1 }], curve],
    shakyTiles3D: [duration, size, [{ range: 1, seed: 1, perSecond: 1 }], curve],
    shatteredTiles3D: [duration, size, [{ range: 1, seed: 1 }], curve],
    shuffleTiles: [duration, size, ...orCurve({ seed: 1 })],
    splitCols: [duration, [2], curve],
    splitRows: [duration, [2], curve],
    stopGrid: [],
    turnOffTiles: [duration, size, ...orCurve({ seed: 1 })],
    twirl: [duration, size, [{ position: place, twirls: 1, ...wave }], curve],
    waves: [duration, size, [{ waves: 1, ...wave }], curve],
    waves3D: [duration, size, [{ waves: 1, ...wave }], curve],
    wavesTiles3D: [duration, size, [{ waves: 1, ...wave }], curve],
  },
  'rx-motion/dom': {
    flush: [],
    reducedMotion$: 'value',
    respectReducedMotion: [[action], [action], [of(true)]],
  },
  'rx-motion/eslint': { eslintPlugin: 'value' },
  'rx-motion/svg': {
    followPath: [
      duration,
      ['M0 0h8'],
      ...orCurve({ orient: 45, from: 0, to: 1, offset: place, align: 'start' }, { orient: 'true' }),
    ],
    measurePath: [['M0 0h8']],
    morphTo: [duration, ['M0 0h8'], [(t: number) => t, 'function']],
    // Inherited, as in an element, whose own properties are not tried either.
    pathOf: [[Object.create({ localName: 'line', getAttribute: () => null, hasAttribute: () => false })]],
  },
  'rx-motion/score': {
    check: [
      plan,
      [
        {
          ...{ flashes: 3, overlaps: false, unread: false, speed: 9, duration: 9 },
          ...{ distance: 9, part: 9, still: true, slowStart: true, layout: true, irreversible: true, endless: true },
        },
        options,
        may,
      ],
    ],
    checks: 'value',
    formatFindings: [
      [[], 'list'],
      [{ style: 'github', name: 'open', file: 'a.ts', line: 1 }, options, { name: 'text', file: 'text' }],
    ],
    motionMatchers: 'value',
    sampleAt: [plan, [0.5]],
    sampleInto: [plan, [0.5], [[], record]],
    sampled: [plan, [0.1]],
    score: [[action], [{ x: 0 }, '*', { x: '*' }], [{ until: 1 }, options]],
    toCSS: [
      plan,
      [{ selector: 'p', name: 'go', target: 0, tolerance: 0.1, repeat: 1 }, '', { selector: 'text', name: 'text' }],
    ],
    toKeyframes: [plan, [{ target: 0, tolerance: 0.1 }, options]],
  },
  'rx-motion/canvas': { Sprite: [[{}, record]] },
  'rx-motion/pixi': {
    pixiGrid: [[new PixiMesh({ geometry: new MeshGeometry({}) })], surface, [{ frame$ }, options]],
    pixiTarget: [[new Container()], [{}, options, { textureOf: 'function', mask: '' }]],
  },
  'rx-motion/three': {
    threeGrid: [[new Mesh(new BufferGeometry())], surface, [{ BufferAttribute, frame$ }]],
    threeTarget: [[new Object3D()]],
  },
};

function sheet(): object {
  return { frames: { red: { frame: { x: 0, y: 0, w: 16, h: 16 } } } };
}

const file = {
  ok: true,
  status: 200,
  text: () => Promise.resolve(JSON.stringify(sheet())),
  blob: () => Promise.resolve(new Blob()),
};
