import { describeMotion, type RunningMotion } from '../testing/describe-motion.js';

/** So many runs are listed one by one. */
const MOST = 12;

/** Shows what runs now: a line a run, and how many more there are. */
export function showRuns(list: Element, summary: Element): void {
  const all = describeMotion();
  summary.textContent =
    all.length === 0 ? 'no motion runs by itself' : all.length === 1 ? '1 motion runs' : `${all.length} motions run`;
  const lines = all.slice(0, MOST).map(lineOf);
  if (all.length > MOST) lines.push(`and ${all.length - MOST} more`);
  if (lines.join() === Array.from(list.children, ({ textContent }) => textContent).join()) return;
  list.replaceChildren(
    ...lines.map((line) => {
      const item = list.ownerDocument.createElement('li');
      item.textContent = line;
      return item;
    }),
  );
}

function lineOf({ kind, label, target, time, rate }: RunningMotion): string {
  const paused = rate === 0 ? ', paused' : rate === 1 ? '' : `, ${rate} ×`;
  return `${label ?? kind} ${nameOf(target)} ${time.toFixed(2)} s${paused}`;
}

/** An element as CSS selects it; anything else by its class. */
function nameOf(target: unknown): string {
  const { element = target } = Object(target) as { readonly element?: unknown };
  if (!(element instanceof Element)) return (Object(element) as object).constructor.name;
  const { id, classList } = element;
  return `${element.localName}${id && `#${id}`}${Array.from(classList, (name) => `.${name}`).join('')}`;
}
