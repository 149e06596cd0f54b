import { moveBy, type ReversibleAction, sequence } from 'rx-motion';
import { type DomTarget, domTarget, flush } from 'rx-motion/dom';
import { followPath } from 'rx-motion/svg';
import { from } from 'rxjs';

const CURVE = '<path class="path" d="M10 20C40 -20 70 80 90 20A15 25 20 0 1 60 70H20" fill="none" stroke="red"/>';
const BOX = '<div class="target" style="position:absolute;left:40px;top:30px;width:30px;height:20px"><i></i></div>';
const MARK = '<rect class="target" x="5" y="8" width="12" height="6"/>';
const STYLE =
  'i { position: absolute; right: 0; top: 50%; width: 0; height: 0 } .scrolled { height: 150px; overflow: auto; position: relative } hr { height: 900px }';

const svg = (attributes: string, inside: string): string =>
  `<svg width="300" height="200" ${attributes}>${inside}</svg>`;

/** Places of a path, and of a target that follows it. */
const scenes: Readonly<Record<string, string>> = {
  unscaled: svg('', CURVE) + BOX,
  viewBox: svg('viewBox="-10 5 50 40"', CURVE) + BOX,
  sliced: svg('viewBox="0 0 80 90" preserveAspectRatio="xMaxYMin slice"', CURVE) + BOX,
  stretched: svg('viewBox="0 0 100 100" preserveAspectRatio="none"', CURVE) + BOX,
  nested:
    svg('viewBox="0 0 60 60"', `<svg x="5" y="9" width="30" height="20" viewBox="0 0 90 90">${CURVE}</svg>`) + BOX,
  attribute: svg('', CURVE.replace('<path', '<path transform="translate(30 9) rotate(40) scale(2 .5)"')) + BOX,
  style: svg('', CURVE.replace('<path', '<path style="transform: skewX(20deg) scale(-1.5, 1)"')) + BOX,
  group: svg('viewBox="0 0 100 100"', `<g transform="rotate(-30 50 50)"><g style="scale: 0.5">${CURVE}</g></g>`) + BOX,
  around: `<div style="transform: rotate(20deg) scale(1.5, 0.5)">${svg('viewBox="0 0 100 100"', CURVE)}${BOX}</div>`,
  aroundTarget: `${svg('', CURVE)}<div style="scale: 2 0.7; rotate: 15deg; zoom: 1.5">${BOX}</div>`,
  zoomed: `<div style="zoom: 2">${svg('viewBox="0 0 100 100"', CURVE)}${BOX}</div>`,
  moved:
    svg('viewBox="0 0 50 40"', CURVE) +
    BOX.replace('style="', 'style="transform: translate(-50%, 9px) rotate(30deg) scale(2);'),
  sibling: svg('viewBox="0 0 100 50"', `<g transform="scale(2 1) rotate(10)">${CURVE}${MARK}</g>`),
  siblingOfGroup: svg('viewBox="0 0 100 50"', `<g transform="scale(2 1) rotate(10)">${CURVE}</g>${MARK}`),
  otherGroup: svg('', `<g transform="scale(2 1)">${CURVE}</g><g transform="rotate(30) scale(-.5 3)">${MARK}</g>`),
  otherSVG: svg('viewBox="0 0 60 60"', CURVE) + svg('viewBox="0 0 90 20" preserveAspectRatio="none"', MARK),
  movedMark: svg(
    'viewBox="0 0 60 60"',
    CURVE + MARK.replace('class', 'transform="translate(9 9) rotate(20) scale(2)" class'),
  ),
  markAround: `<div style="transform: rotate(20deg) scale(.5)">${svg('viewBox="0 0 60 60"', CURVE + MARK)}</div>`,
  fillBox: svg(
    'viewBox="0 0 60 60"',
    CURVE + MARK.replace('class', 'style="transform-box: fill-box; transform-origin: center" class'),
  ),
  scrolled: `<div class="scrolled">${svg('viewBox="0 0 60 60"', CURVE)}${BOX}<hr></div>`,
  foreign: svg('viewBox="0 0 60 60"', `${CURVE}<foreignObject x="3" y="5" width="9" height="9">${BOX}</foreignObject>`),
  circle: svg('viewBox="0 0 60 60"', '<circle class="path" cx="20" cy="30" r="20" transform="scale(1 .5)"/>') + BOX,
  wholeSVG: `${svg('viewBox="0 0 60 60"', CURVE)}<svg class="target" width="50" height="30" viewBox="0 0 9 9"/>`,
};

/** A path and a target, and how far the target is from where the path is painted. */
interface Scene {
  readonly target: DomTarget;
  readonly path: SVGGeometryElement;
  /** The middle of the target in the window. */
  readonly at: () => DOMPoint;
  /** Pixels between the middle of the target and the painted path, at a part of its length. */
  readonly miss: (part: number) => number;
  /** Degrees between the painted direction of the target and of the path. */
  readonly skew: (part: number) => number;
}

function open(markup: string): Scene {
  document.body.innerHTML = `<style>${STYLE}</style><div style="position: relative; margin: 37px 0 0 53px">${markup}</div>`;
  document.querySelector('.scrolled')?.scrollTo(0, 50);
  const path = document.querySelector<SVGGeometryElement>('.path')!;
  const element = document.querySelector<HTMLElement | SVGElement>('.target')!;
  const painted = (part: number): DOMPoint =>
    DOMPoint.fromPoint(path.getPointAtLength(part * path.getTotalLength())).matrixTransform(path.getScreenCTM()!);
  const middle = (of: Element): DOMPoint => {
    const { left, top, width, height } = of.getBoundingClientRect();
    return new DOMPoint(left + width / 2, top + height / 2);
  };
  const at = (): DOMPoint => {
    flush();
    return middle(element);
  };
  const direction = (): number => {
    const end = element.querySelector('i');
    const matrix = (element as Partial<SVGGraphicsElement>).getScreenCTM?.();
    if (end === null) return Math.atan2(matrix!.b, matrix!.a);
    const [a, b] = [middle(element), middle(end)];
    return Math.atan2(b.y - a.y, b.x - a.x);
  };
  return {
    target: domTarget(element),
    path,
    at,
    miss(part) {
      const [is, should] = [at(), painted(part)];
      return Math.hypot(is.x - should.x, is.y - should.y);
    },
    skew(part) {
      flush();
      const [a, b] = [painted(part - 1e-3), painted(part + 1e-3)];
      const away = direction() - Math.atan2(b.y - a.y, b.x - a.x);
      return Math.abs(Math.atan2(Math.sin(away), Math.cos(away)) * (180 / Math.PI));
    },
  };
}

const PARTS = Array.from({ length: 11 }, (_, index) => index / 10);

/** The largest miss in each scene, with a run that was interrupted, a part of the path, and its reverse. */
export function misses(orient: boolean): Record<string, number> {
  return eachScene(({ target, path, miss }) => {
    const all: number[] = [];
    const run = (action: ReversibleAction<DomTarget>, times: number[], partAt: (time: number) => number): void => {
      let index = 0;
      // Each is measured before the next one is shown.
      from(times)
        .pipe(action.on(target))
        .subscribe(() => all.push(miss(partAt(times[index++]!))));
    };
    const there = followPath(1, path, { orient });
    run(there, [0, 0.3, 0.6], (time) => time);
    Object.assign(target, { x: target.x + 30, y: -40, rotation: 75 });
    run(there, PARTS, (time) => time);
    run(followPath(1, path, { orient, from: 0.2, to: 0.7 }).reverse(), PARTS, (time) => 0.7 - 0.5 * time);
    run(sequence(there, moveBy(1, { x: 20, y: -9 }), there.reverse()), [0, 0.5, 2, 2.25, 0.75], (time) =>
      time < 1 ? time : 3 - time,
    );
    return Math.max(...all);
  });
}

/** How far the points about which targets rotate are from the end of the path, if these are not in the middle. */
export function pivots(): number[] {
  const origin = 'transform-origin: 4px 2px; rotate: 30deg; scale: 2 1';
  return [BOX.replace('width', `${origin}; width`), svg('', MARK.replace('class', `style="${origin}" class`))].map(
    (moved) => {
      const { target, path } = open(svg('viewBox="0 0 60 60"', CURVE) + moved);
      const { element } = target;
      from([0, 1])
        .pipe(followPath(1, path, { orient: true }).on(target))
        .subscribe();
      flush();
      // Without its rotation and its scale, only its pivot stays where it is.
      element.style.transform = `translate(${target.x}px, ${target.y}px)`;
      const { left, top } = element.getBoundingClientRect();
      const end = path.getPointAtLength(path.getTotalLength()).matrixTransform(path.getScreenCTM()!);
      const inside = element instanceof SVGElement ? { x: 5, y: 8 } : { x: 0, y: 0 };
      return Math.round(Math.hypot(left - inside.x + 4 - end.x, top - inside.y + 2 - end.y));
    },
  );
}

/** The largest distance from where the path would end if it began at the target, in each scene. */
export function shifts(): Record<string, number> {
  return eachScene(({ target, path, at }) => {
    const before = at();
    from([0, 1])
      .pipe(followPath(1, path, { align: 'start' }).on(target))
      .subscribe();
    const [start, end] = [0, path.getTotalLength()].map((length) =>
      path.getPointAtLength(length).matrixTransform(path.getScreenCTM()!),
    ) as [DOMPoint, DOMPoint];
    return Math.hypot(at().x - before.x - end.x + start.x, at().y - before.y - end.y + start.y);
  });
}

/** Whether going back before the start leaves each target where it was. */
export function undone(): boolean {
  return Object.values(scenes).every((markup) => {
    const { target, path } = open(markup);
    const { x, y, rotation } = target;
    from([0, 0.5, -1])
      .pipe(followPath(1, path, { orient: true }).on(target))
      .subscribe();
    return target.x === x && target.y === y && target.rotation === rotation;
  });
}

/** The largest difference in direction in each scene. */
export function skews(): Record<string, number> {
  return eachScene(({ target, path, skew }) => {
    const all: number[] = [];
    from([0, 0.05, 0.2, 0.35, 0.45, 0.6, 0.7, 0.95])
      .pipe(followPath(1, path, { orient: true }).on(target))
      .subscribe((part) => {
        if (part > 0) all.push(skew(part));
      });
    return Math.max(...all);
  });
}

function eachScene(measure: (scene: Scene) => number): Record<string, number> {
  return Object.fromEntries(
    Object.entries(scenes).map(([name, markup]) => [name, Math.round(100 * measure(open(markup))) / 100]),
  );
}
