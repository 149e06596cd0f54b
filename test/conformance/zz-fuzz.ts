import { judge } from './judge.js';
import { replay } from './replay.js';
import { rules } from './rules.js';
import { contentOf } from './content.js';
import type { ActionSpec, Op, ScriptTrace, Snapshot } from './trace.js';
let seed = Number(process.argv[2] ?? 1) >>> 0; const runs = Number(process.argv[3] ?? 100); const mode = process.argv[4] ?? 'tree';
const rnd = () => { seed = (seed + 0x6d2b79f5) >>> 0; let t = Math.imul(seed ^ (seed >>> 15), 1 | seed); t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t; return ((t ^ (t >>> 14)) >>> 0) / 4294967296; };
const f = (x: number) => Math.fround(x);
const int = (a: number, b: number) => a + Math.floor(rnd() * (b - a + 1));
const num = (a: number, b: number) => f(Math.round((a + rnd() * (b - a)) * 100) / 100);
const dur = () => rnd() < 0.05 ? 0 : f(Math.round((0.05 + rnd() * 0.65) * 1000) / 1000);
let id = 0;
const pick = <T>(a: readonly T[]): T => a[Math.floor(rnd() * a.length)]!;
function leaf(): ActionSpec {
  return pick<() => ActionSpec>([
    () => ({ type: 'MoveBy', duration: dur(), delta: [num(-80, 80), num(-80, 80)] }),
    () => ({ type: 'MoveTo', duration: dur(), position: [num(-80, 80), num(-80, 80)] }),
    () => ({ type: 'RotateBy', duration: dur(), angle: num(-300, 300) }),
    () => ({ type: 'RotateTo', duration: dur(), angle: num(-300, 300) }),
    () => ({ type: 'ScaleTo', duration: dur(), scaleX: num(-2, 3), scaleY: num(-2, 3) }),
    () => ({ type: 'ScaleBy', duration: dur(), scale: num(0.5, 2) }),
    () => ({ type: 'SkewBy', duration: dur(), skewX: num(-30, 30), skewY: num(-30, 30) }),
    () => ({ type: 'JumpBy', duration: dur(), delta: [num(-50, 50), 0], height: num(1, 40), jumps: int(1, 3) }),
    () => ({ type: 'FadeTo', duration: dur(), opacity: int(0, 255) }),
    () => ({ type: 'TintBy', duration: dur(), delta: [int(-90, 90), int(-90, 90), int(-90, 90)] }),
    () => ({ type: 'DelayTime', duration: dur() }),
    () => ({ type: 'CallFunc', id: `k${++id}` }),
    () => ({ type: 'CallFuncN', id: `k${++id}` }),
    () => ({ type: 'Place', position: [int(0, 50), int(0, 50)] }),
    () => ({ type: pick(['Show', 'Hide', 'ToggleVisibility']) }),
    () => ({ type: 'Blink', duration: dur(), times: int(1, 5) }),
    () => ({ type: 'CatmullRomBy', duration: dur(), points: [[0, 0], [num(-20, 20), num(-20, 20)], [num(-20, 20), num(-20, 20)]] }),
    () => ({ type: 'Animate', animation: { frames: [{ frame: 'f0', units: 1, userInfo: 'u0' }, { frame: 'f1', units: 2 }, { frame: 'f2', units: 1, userInfo: 'u2' }], delayPerUnit: f(0.1), loops: int(1, 3), restoreOriginalFrame: rnd() < 0.5 } }),
  ])();
}
const isInstant = (s: ActionSpec): boolean => ['CallFunc', 'CallFuncN', 'Place', 'Show', 'Hide', 'ToggleVisibility'].includes(s.type);
const rev = (s: ActionSpec): boolean => ['MoveBy', 'RotateBy', 'ScaleBy', 'SkewBy', 'JumpBy', 'TintBy', 'DelayTime', 'CallFunc', 'CallFuncN', 'Place', 'Show', 'Hide', 'ToggleVisibility', 'Blink', 'Animate','CatmullRomBy'].includes(s.type) || (['Sequence', 'Spawn'].includes(s.type) && (s['actions'] as ActionSpec[]).every(rev)) || (/^(Repeat|Ease\w+|ReverseTime)$/.test(s.type) && rev(s['action'] as ActionSpec));
function tree(depth: number): ActionSpec {
  if (depth === 0 || rnd() < 0.15) return leaf();
  const kind = rnd();
  const interval = (): ActionSpec => { for (;;) { const t = tree(depth - 1); if (!isInstant(t)) return t; } };
  if (kind < 0.4) return { type: 'Sequence', actions: Array.from({ length: int(1, 4) }, () => tree(depth - 1)) };
  if (kind < 0.65) return { type: 'Spawn', actions: Array.from({ length: int(1, 3) }, () => tree(depth - 1)) };
  if (kind < 0.78) return { type: 'Repeat', action: tree(depth - 1), times: int(1, 4) };
  if (kind < 0.9) { const t = pick(['EaseIn', 'EaseOut', 'EaseInOut', 'EaseSineIn', 'EaseSineOut', 'EaseSineInOut', 'EaseBounceOut', 'EaseBackOut', 'EaseBackIn', 'EaseElasticOut', 'EaseCubicActionOut', 'EaseQuadraticActionInOut', 'EaseExponentialIn']); return { type: t, action: interval(), ...(/^Ease(In|Out|InOut)$/.test(t) && { rate: num(0.5, 3) }), ...(t.includes('Elastic') && { period: f(0.3) }) }; }
  if (kind < 0.95) return { type: 'ReverseTime', action: interval() };
  const t = tree(depth - 1); return rev(t) ? { type: 'Reverse', action: t } : t;
}
const dts = (): number[] => pick([() => Array.from({ length: 20 }, () => f(0.1)), () => Array.from({ length: 40 }, () => f(1 / 60)), () => Array.from({ length: 18 }, () => num(0.01, 0.2)), () => [0.016, 0.016, 0.05, num(0.1, 2), 0.01, num(1, 15), 0.016, 0.016].map(f)])();
const base = { x: 0, y: 0, z: 0, rotationSkewX: 0, rotationSkewY: 0, scaleX: 1, scaleY: 1, scaleZ: 1, skewX: 0, skewY: 0, opacity: 255, color: [255, 255, 255], visible: true, frame: 'orig' };
let bad = 0; let differ = 0, skipped = 0;
for (let run = 0; run < runs; run++) {
  const start = seed; id = 0;
  const nodes = { n1: { kind: 'Sprite', x: num(0, 20), y: 0 }, n2: { kind: 'Sprite' } };
  const script: Op[] = [];
  if (mode === 'tree') { script.push({ op: 'run', node: 'n1', as: 'it', action: tree(3) }, ...dts().map((dt) => ({ op: 'update', dt }))); }
  else {
    let h = 0; const names = ['n1', 'n2'];
    const doOps = (): Op[] => [pick<() => Op>([() => ({ op: 'stopAll', node: pick(names) }), () => ({ op: 'run', node: pick(names), action: { type: 'MoveBy', duration: f(0.3), delta: [3, 3] } }), () => ({ op: 'pause', node: pick(names) }), () => ({ op: 'stopByTag', node: pick(names), tag: int(0, 2) }), () => ({ op: 'resume', node: pick(names) })])()];
    for (let i = 0; i < 24; i++) script.push(pick<() => Op>([
      () => ({ op: 'run', node: pick(names), as: `h${++h}`, tag: int(0, 2), action: rnd() < 0.5 ? tree(2) : { type: 'Sequence', actions: [tree(1), { type: 'CallFunc', id: `do${++id}`, do: doOps() }, { type: 'MoveBy', duration: dur(), delta: [1, 1] }] } }),
      () => ({ op: 'run', node: pick(names), as: `h${++h}`, tag: int(0, 2), action: { type: 'RepeatForever', action: { type: 'Sequence', actions: [{ type: 'MoveBy', duration: f(dur() + 0.1), delta: [3, 3] }, leaf()] } } }),
      () => ({ op: 'update', dt: num(0.02, 0.4) }), () => ({ op: 'update', dt: num(0.02, 0.4) }), () => ({ op: 'update', dt: num(0.02, 0.4) }), () => ({ op: 'update', dt: num(0.02, 0.4) }),
      () => ({ op: 'stopAll', node: pick(names) }), () => ({ op: 'pause', node: pick(names) }), () => ({ op: 'resume', node: pick(names) }), () => ({ op: 'stopByTag', node: pick(names), tag: int(0, 2) }), () => ({ op: 'set', node: pick(names), props: { x: int(0, 90), y: int(0, 90) } }),
      () => h ? ({ op: 'stop', node: 'n1', action: `h${int(1, h)}` }) : ({ op: 'update', dt: 0.1 }),
    ])());
  }
  const handles: string[] = []; const snap: Snapshot[] = script.map((op) => { if (op['as']) handles.push(op['as'] as string); return { states: { n1: base, n2: base } as never, events: [], running: { n1: 0, n2: 0 }, total: 0, done: Object.fromEntries(handles.map((h) => [h, false])) }; });
  const blank: ScriptTrace = { name: `fuzz ${start}`, fpMaxDelta: 2e-3, v32: 'same', nodes, script, initial: { ...snap[0]!, done: {} }, snapshots: snap };
  const got = replay(blank, { ahead: f(1e-6), engine: new Set(rules.filter((r) => r.concerns(contentOf(blank))).map((r) => r.quirk)) });
  if (got.failure) { skipped++; if (!/RangeError/.test(String(got.failure.error))) console.log('ENGINE FAILED', start, got.failure.error); continue; }
  const v = judge({ ...blank, initial: got.initial, snapshots: got.snapshots });
  if (v.disagreements.length) differ++;
  if (v.unexplained.length) { bad++; console.log(start, v.disagreements.length, v.reasons.map((r) => r.quirk).join(' '), '|', v.unexplained.length, v.unexplained.slice(0, 1).map((d) => `${d.frame} ${d.property} ${JSON.stringify(d.expected)} ${JSON.stringify(d.got)}`).join('; ')); if (process.argv[5]) { console.log(JSON.stringify(script)); v.unexplained.forEach((d) => console.log(d.frame, d.property, JSON.stringify(d.expected), JSON.stringify(d.got))); } }
}
console.log({ runs, differ, bad, skipped });
