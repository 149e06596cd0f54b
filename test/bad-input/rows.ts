import { of } from 'rxjs';
import * as core from 'rx-motion';
import * as grid from '../../src/grid/index.js';
import * as sprite from 'rx-motion/sprite';
import { BufferAttribute, BufferGeometry, Mesh, Object3D } from 'three';
import { Container, Mesh as PixiMesh, MeshGeometry } from '../pixi/pixi.js';
import type { Argument, Arguments } from './try-row.js';

/**
 * What an export is called with: arguments that are as they must be, and which junk each of them may be instead, by name (`*`: any).
 * `'formula'` is arithmetic on one number, called in each frame and not checked; `'value'` is nothing to be called; `'page'` takes an
 * element, and has its row in `page-rows.ts`.
 */
export type Row = Arguments | 'formula' | 'value' | 'page';

/** Where every field may be left out, any object without them will do. */
const options = 'bare object list';
const action = core.delayTime(1);
const place = { x: 1, y: 2 };
const duration: Argument = [1];
const size: Argument = [{ columns: 2, rows: 2 }];
const frame = new sprite.SpriteFrame({
  name: 'a',
  texture: { url: 'a.png' },
  rect: { x: 0, y: 0, width: 8, height: 8 },
});
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

/** Every export of every entry point. */
export const rows: Readonly<Record<string, Readonly<Record<string, Row>>>> = {
  'rx-motion': {
    ...Object.fromEntries(formulas),
    uniform: 'formula',
    frame$: 'value',
    ActionManager: [[frame$]],
    at: [[1], [action]],
    bezierBy: [duration, [way]],
    bezierTo: [duration, [way]],
    bezierCurve: [[0], [0], [1], [1]],
    blink: [duration, [2]],
    by: [duration, [{ x: 1 }, options]],
    callFunc: [[() => undefined, 'function']],
    cardinalSplineBy: [duration, [[place]], [0]],
    cardinalSplineTo: [duration, [[place]], [0]],
    catmullRomBy: [duration, [[place]]],
    catmullRomTo: [duration, [[place]]],
    cubicBezier: [[0], [0], [1], [1]],
    defineAction: [duration, [() => () => undefined, 'function'], [() => action, 'function']],
    defineOpenAction: [[() => () => undefined, 'function']],
    delayTime: [duration],
    describe: [[action]],
    eased: [[action], [(t: number) => t, 'function']],
    elapsed: [],
    elasticIn: [[0.3]],
    elasticOut: [[0.3]],
    elasticInOut: [[0.3]],
    fadeIn: [duration],
    fadeOut: [duration],
    fadeTo: [duration, [1]],
    firstOf: [[action], [action]],
    fixedStep: [[1], [2]],
    flipX: [[true, 'true']],
    flipY: [[true, 'true']],
    follow: [[place, options], [{ viewport: { width: 1, height: 1 } }]],
    frames: [[{}, options]],
    fromTo: [duration, [{ x: 0 }], [{ x: 1 }]],
    hide: [],
    jumpBy: [duration, [place], [1], [1]],
    jumpTo: [duration, [place], [1], [1]],
    keyframes: [duration, [[{ x: 1 }, { x: 2 }]]],
    lagSmoothing: [[{}, options]],
    linear: [[0], [[0.5, 0.5]], [1]],
    lookAtMatrix: [[{ x: 0, y: 0, z: 1 }], [0], [0], [[], options]],
    moveBy: [duration, [place]],
    moveTo: [duration, [place]],
    moveToward: [[of(place)], [100]],
    named: [['enter', 'text'], [action]],
    next: [[of(1)]],
    orbitCamera: [duration, [orbit]],
    pausedBy: [[of(true)]],
    clock: [[of(1)]],
    place: [[place]],
    play: [[action], [{}, '*'], [frame$]],
    progressFromTo: [duration, [0], [1]],
    progressTo: [duration, [1]],
    rateIn: [[2]],
    rateOut: [[2]],
    rateInOut: [[2]],
    removeSelf: [],
    repeatForever: [[action]],
    repeatTimes: [[action], [2]],
    resizeBy: [duration, [{ width: 1, height: 1 }]],
    resizeTo: [duration, [{ width: 1, height: 1 }]],
    reverseTime: [[action]],
    rotateBy: [duration, [90]],
    rotateTo: [duration, [90]],
    rotationalSkewBy: [duration, [place]],
    rotationalSkewTo: [duration, [place]],
    run: [[action]],
    scaleBy: [duration, [2]],
    scaleTo: [duration, [2]],
    script: [[() => [][Symbol.iterator](), 'function']],
    sequence: [[action], [action]],
    shake: [duration, [{ x: 1 }, options]],
    show: [],
    skewBy: [duration, [place]],
    skewTo: [duration, [place]],
    spawn: [[action], [action]],
    speed: [[action], [2]],
    springCurve: [[{}, options]],
    springTo: [[{ x: 1 }, options]],
    stagger: [[0.1], [[action]]],
    steps: [[2], ['end']],
    tapped: [[action], [{}, options]],
    targeted: [[{}, '*'], [action]],
    timeScale: [[1]],
    timeline: [[{ a: action }]],
    timerFrames: [[60]],
    tintBy: [duration, [grey]],
    tintTo: [duration, [grey]],
    to: [duration, [{ x: 1 }, options]],
    toLinear: [[(t: number) => t], [{}, options]],
    toggleVisibility: [],
    tweenFrom: [duration, [{ x: 1 }, options]],
    tweenProperty: [duration, ['x', 'text function'], [0], [1]],
    waitFor: [[of(1)]],
    wiggle: [duration, [{ x: 1 }, options]],
    yoyo: [[action]],
  },
  'rx-motion/sprite': {
    Animation: [[[frame]], [{ delayPerUnit: 1 }]],
    AnimationCache: [[new sprite.SpriteFrameCache()]],
    FrameDisplayed: [
      [{}, '*'],
      [animation.frames[0], options],
    ],
    SpriteFrame: [[{ name: 'a', texture: { url: 'a.png' }, rect: frame.rect }]],
    SpriteFrameCache: [[{}, options]],
    animate: [[animation], [{}, options]],
    animationCache: 'value',
    drawSprite: [[{}, options], [{ spriteFrame: frame, visible: false }]],
    fileUrl: [
      ['a.png', 'text'],
      ['sheets/b.plist', 'text'],
    ],
    frameIndexAt: [[animation], [0.5]],
    loadSpriteSheet: [
      ['a.json', 'text'],
      [{ fetch: () => Promise.resolve(file), decode: () => Promise.resolve(undefined) }],
    ],
    parseAnimations: [[{ animations: { blink: { delay: 0.25, frames: ['a'] } } }], [{ url: 'a.json' }]],
    parseSpriteSheet: [[sheet()], [{ url: 'a.json' }]],
    spriteFrameCache: 'value',
    spriteFrameStyle: [[frame]],
  },
  'rx-motion/stream': {
    animateState: [[{ x: 0 }, options], [action], [frame$]],
    formatColor: [[grey]],
    glide: [[1], [(t: number) => t, 'function'], [{}, options]],
    parseColor: [['red']],
    spring: [[{}, options]],
    tween: [[0], [1], [1], [{}, options]],
  },
  'rx-motion/testing': {
    marbles: [
      [() => undefined, 'function'],
      [{}, options],
    ],
    record: [[{ frame$ }]],
    replay: [[{ inputs: [], entries: [] }]],
    toMarbles: [[{ rows: [], ending: 'completed' }], [{}, options]],
    trace: [[action], [{}, '*'], [[0, 1], 'list'], [{}, options]],
  },
  'rx-motion/grid': {
    accelAmplitude: [duration, [grid.flipX3D(1)]],
    accelDecelAmplitude: [duration, [grid.flipX3D(1)]],
    decelAmplitude: [duration, [grid.flipX3D(1)]],
    defineGridAction: [duration, [{ kind: 'grid', size: { columns: 1, rows: 1 }, bend: () => () => undefined }]],
    fadeOutBLTiles: [duration, size],
    fadeOutDownTiles: [duration, size],
    fadeOutTRTiles: [duration, size],
    fadeOutUpTiles: [duration, size],
    flatGrid: [[grid.gridSurface(8, 8)], ['grid'], [{ columns: 2, rows: 2 }]],
    flipX3D: [duration],
    flipY3D: [duration],
    gridSurface: [[8], [8]],
    jumpTiles3D: [duration, size, [{ numberOfJumps: 1, amplitude: 1 }]],
    lens3D: [duration, size, [{ center: place, radius: 1 }]],
    liquid: [duration, size, [{ waves: 1, amplitude: 1 }]],
    pageTurn3D: [duration, size],
    reuseGrid: [[1]],
    ripple3D: [duration, size, [{ center: place, radius: 1, waves: 1, amplitude: 1 }]],
    shaky3D: [duration, size, [{ range: 1 }]],
    shakyTiles3D: [duration, size, [{ range: 1 }]],
    shatteredTiles3D: [duration, size, [{ range: 1 }]],
    shuffleTiles: [duration, size, [{}, options]],
    splitCols: [duration, [2]],
    splitRows: [duration, [2]],
    stopGrid: [],
    turnOffTiles: [duration, size, [{}, options]],
    twirl: [duration, size, [{ center: place, twirls: 1, amplitude: 1 }]],
    waves: [duration, size, [{ waves: 1, amplitude: 1 }]],
    waves3D: [duration, size, [{ waves: 1, amplitude: 1 }]],
    wavesTiles3D: [duration, size, [{ waves: 1, amplitude: 1 }]],
  },
  'rx-motion/dom': {
    cssKeyframes: 'page',
    domTarget: 'page',
    enter: 'page',
    flush: [],
    leave: 'page',
    reducedMotion$: 'value',
    respectReducedMotion: [[action]],
    scrollTime: 'page',
    styleBy: 'page',
    styleTo: 'page',
    whenVisible$: 'page',
  },
  'rx-motion/canvas': { GridView: 'page', Sprite: [[{}, options]], Stage: 'page', gridOver: 'page' },
  'rx-motion/pixi': {
    pixiGrid: [
      [new PixiMesh({ geometry: new MeshGeometry({}) })],
      [grid.gridSurface(8, 8)],
      [{}, options, { frame$: '' }],
    ],
    pixiTarget: [[new Container()], [{}, options, { textureOf: 'function', mask: '' }]],
  },
  'rx-motion/three': {
    threeGrid: [
      [new Mesh(new BufferGeometry())],
      [grid.gridSurface(8, 8)],
      [{ BufferAttribute }, '', { BufferAttribute: '', frame$: '' }],
    ],
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
