import type { Scene } from '../scene.js';
import { lanesOf } from './lanes.js';
import type { Sampled } from './sample.js';

const most = 4;

/** A scene in words: its actors, and their changing properties. */
export function altOf({ title }: Scene, sampled: Sampled): string {
  const changes = new Map<string, string[]>();
  for (const { actor, what } of lanesOf(sampled)) changes.set(actor, [...(changes.get(actor) ?? []), what]);
  const named = [...changes].slice(0, most).map(([actor, whats]) => `${actor} changes its ${listed(whats)}`);
  const rest = changes.size - named.length;
  const parts = rest > 0 ? [...named, `and ${rest} more`] : named;
  return `${title}, ${sampled.duration.toFixed(1)} seconds: ${parts.join('; ') || 'nothing moves'}.`;
}

function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)!}`;
}
