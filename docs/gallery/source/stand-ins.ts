/** The looks of the gallery as plain elements: initial sizes, and CSS. */
const looks: Readonly<Record<string, string>> = {
  ball: `{ width: 44, height: 44, css: 'border-radius: 50%; background: currentcolor; color: rgb(233 88 54)' }`,
  dot: `{ width: 16, height: 16, css: 'border-radius: 50%; background: currentcolor; color: rgb(128 132 144)' }`,
  tile: `{ width: 84, height: 84, css: 'border-radius: 18px; background: currentcolor; color: rgb(233 88 54)' }`,
  card: `{ width: 132, height: 184, css: 'border-radius: calc(16px + var(--corner, 0) * 1px); background: currentcolor; color: rgb(233 88 54); box-shadow: 0 0 calc(var(--glow, 0) * 70px) currentcolor' }`,
  block: `{ width: 44, height: 44, css: 'border-radius: 8px; background: currentcolor; color: rgb(128 132 144)' }`,
  pane: `{ width: 160, height: 90, css: 'border: 3px solid; border-radius: 10px; box-sizing: border-box; color: rgb(233 88 54)' }`,
  bar: `{ width: 360, height: 22, css: 'border-radius: 99px; background: linear-gradient(currentcolor 0 0) 0 / calc(var(--percentage) * 1%) 100% no-repeat #80849040; color: rgb(233 88 54)' }`,
  dial: `{ width: 132, height: 132, css: 'border-radius: 50%; background: conic-gradient(currentcolor calc(var(--percentage) * 1%), #80849040 0); mask: radial-gradient(closest-side, transparent 84%, #000 85%); color: rgb(240 176 44)' }`,
  creature: `{ width: 96, height: 96, spriteFrame: frame('walk_1.png'), css: '' }`,
  coin: `{ width: 64, height: 64, spriteFrame: frame('coin_1.png'), css: '' }`,
  bang: `{ width: 96, height: 96, spriteFrame: frame('bang_1.png'), css: '' }`,
};

/**
 * Functions that replace the gallery's stage in the program of a scene; they go at its end.
 *
 * @param code The program without them.
 * @param use Imports a name.
 */
export function standIns(code: string, use: (name: string, from: string) => void): string {
  const used = [...new Set([...code.matchAll(/\badd\('(\w+)'/g)].map(([, look]) => look!))];
  const isTurned = used.some((look) => look === 'tile');
  const isAnimated = code.includes('animation(');
  const hasPictures = isAnimated || code.includes('frame(') || used.some((look) => /creature|coin|bang/.test(look));
  const features = [
    ...(/color|tint/.test(code) ? ['withColor'] : []),
    ...(hasPictures ? ['withSpriteFrames'] : []),
    ...(/percentage|progress/i.test(code) ? ['withProgress'] : []),
    ...(code.includes('orbitCamera') ? ['withCamera'] : []),
  ];
  const parts = [
    '// The stage, 640 by 360: elements of the page, each a target for every action.',
    ...(code.includes('plotCurves(') ? [plotCurves] : []),
    targetOf(features),
    adding(used, isTurned),
    ...(/\bguide\(|plotCurves\(/.test(code) ? [guide] : []),
  ];
  for (const name of ['domTarget', ...features]) use(name, 'rx-motion/dom');
  if (isAnimated) {
    parts.push(animation);
    use('Animation', 'rx-motion/sprite');
  }
  if (hasPictures) {
    parts.push(frame);
    use('SpriteFrame', 'rx-motion/sprite');
  }
  if (code.includes('plotCurves(')) use('type Curve', 'rx-motion');
  return parts.join('\n\n');
}

/** How an element becomes a target with all that the program animates. */
function targetOf(features: readonly string[]): string {
  const made = features.reduce((inner, feature) => `${feature}(${inner})`, 'domTarget(element)');
  return `function targetOf(element: HTMLElement) {
  return ${made};
}
type Actor = ReturnType<typeof targetOf>;`;
}

function adding(used: readonly string[], hasArrow: boolean): string {
  const arrow = hasArrow
    ? `
  const arrow = '<path d="M-20-5H2V-17L22 0 2 17V5H-20z" />';
  if (look === 'tile') element.innerHTML = \`<svg viewBox="-42 -42 84 84" fill="#fff">\${arrow}</svg>\`;`
    : '';
  const anchor = used.includes('creature') ? `-50% \${look === 'creature' ? '-94%' : '-50%'}` : '-50% -50%';
  const origin = used.includes('creature') ? ` transform-origin: 50% \${look === 'creature' ? '94%' : '50%'};` : '';
  return `function add(look: ${used.map((look) => `'${look}'`).join(' | ')}, state: Partial<Actor> = {}): Actor {
  const looks = {
${used.map((look) => entry(look, looks[look]!)).join('\n')}
  };
  const { css, ...first } = looks[look];
  const element = document.createElement('div');
  element.style.cssText = \`position: absolute; top: 0; left: 0; translate: ${anchor};${origin} \${css}\`;${arrow}
  document.body.style.zoom = String(Math.min(1, innerWidth / 640, innerHeight / 360));
  document.body.append(element);
  return Object.assign(targetOf(element), first, state);
}`;
}

/** A line of an object, broken if it is long. */
function entry(look: string, text: string): string {
  const line = `    ${look}: ${text},`;
  if (line.length <= 120) return line;
  const parts = text.slice(2, -2).split(/, (?=\w+: )/);
  return `    ${look}: {\n${parts.map((part) => `      ${part},\n`).join('')}    },`;
}

const guide = `type Point = { x: number; y: number };
type Rect = Point & { width: number; height: number };
type Guide = { line?: Point[]; points?: Point[]; rect?: Rect; text?: string; at?: Point; isFaint?: boolean };

function guide({ line = [], points = [], rect, text, at, isFaint = false }: Guide): void {
  const shapes = [
    \`<polyline points="\${line.map(({ x, y }) => \`\${x},\${y}\`).join(' ')}" opacity="\${isFaint ? 0.4 : 1}" />\`,
    ...points.map(({ x, y }) => \`<circle cx="\${x}" cy="\${y}" r="6" />\`),
    rect && \`<rect x="\${rect.x}" y="\${rect.y}" width="\${rect.width}" height="\${rect.height}" />\`,
    at && \`<text x="\${at.x}" y="\${at.y}" text-anchor="middle" font-size="13" fill="gray" stroke="none">\${text}</text>\`,
  ];
  const drawing = \`<svg width="640" height="360" fill="none" stroke="gray" style="position: absolute">\${shapes.join('')}</svg>\`;
  document.body.insertAdjacentHTML('afterbegin', drawing);
}`;

const plotCurves = `function plotCurves(curves: Readonly<Record<string, Curve>>, { columns, box }: { columns: number; box: number }) {
  const entries = Object.entries(curves);
  const rows = Math.ceil(entries.length / columns);
  return entries.map(([name, curve], index) => {
    const x = (((index % columns) + 0.5) * 640) / columns - box / 2;
    const y = ((Math.floor(index / columns) + 0.5) * 360) / rows - box / 2 - 10;
    const corner = { x, y: y + box };
    guide({ line: [{ x, y }, corner, { x: x + box, y: y + box }], isFaint: true });
    const at = (part: number) => ({ x: x + part * box, y: y + box - curve(part) * box });
    guide({ line: Array.from({ length: 41 }, (_, step) => at(step / 40)) });
    guide({ text: name, at: { x: x + box / 2, y: y + box + 39 } });
    return { x, y, size: box, curve };
  });
}`;

const animation = `function animation(name: 'walk' | 'blink' | 'coin'): Animation {
  if (name === 'blink')
    return new Animation([frame('creature_blink.png')], { delayPerUnit: 0.125, restoreOriginalFrame: true });
  if (name === 'coin')
    return new Animation(
      [1, 2, 3, 4, 5, 6].map((n) => frame(\`coin_\${n}.png\`)),
      { delayPerUnit: 0.07, loops: 4 },
    );
  const steps: Record<number, object> = { 1: { step: 'left' }, 5: { step: 'right' } };
  const walk = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => ({ spriteFrame: frame(\`walk_\${n}.png\`), userInfo: steps[n] }));
  return new Animation(walk, { delayPerUnit: 0.08, loops: 2 });
}`;

const frame = `/** A picture that the program draws itself, so that it needs no file: a step of a walk, a side of a coin, a moment of a bang. */
function frame(name: string): SpriteFrame {
  const [kind, number] = name.split(/[_.]/);
  const size = kind === 'coin' ? 64 : 96;
  const image = Object.assign(document.createElement('canvas'), { width: size, height: size });
  const context = image.getContext('2d')!;
  const oval = (x: number, y: number, width: number, height: number, color: string): void => {
    context.beginPath();
    context.ellipse(x, y, width, height, 0, 0, 2 * Math.PI);
    context.fillStyle = color;
    context.fill();
  };
  const turn = (Number(number) / (kind === 'coin' ? 6 : 8)) * 2 * Math.PI || 0;
  if (kind === 'coin') {
    oval(32, 32, Math.max(3, 28 * Math.abs(Math.cos(turn / 2))), 28, '#f0b02c');
  } else if (kind === 'bang') {
    oval(48, 48, 6 * Number(number), 6 * Number(number), \`rgb(233 88 54 / \${1.1 - Number(number) / 8})\`);
  } else {
    oval(36, 84 - 6 * Math.max(0, Math.sin(turn)), 11, 6, '#8a5ba6');
    oval(60, 84 + 6 * Math.min(0, Math.sin(turn)), 11, 6, '#8a5ba6');
    oval(48, 50 + 2 * Math.cos(2 * turn), 34, 34, '#9c5cbe');
    for (const x of [50, 68]) oval(x, 44 + 2 * Math.cos(2 * turn), 5, number === 'blink' ? 1.5 : 7, '#fff');
  }
  const rect = { x: 0, y: 0, width: size, height: size };
  return new SpriteFrame({ name, texture: { url: image.toDataURL(), image }, rect });
}`;
