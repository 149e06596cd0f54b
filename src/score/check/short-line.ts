import type { Finding } from './finding.js';

/** A finding without its reason: `flashes at 0 s, visible of target 0: 5, more than 3`. */
export function shortLine({ rule, time, target, property, value, most }: Finding): string {
  const where = property === undefined ? '' : `${property} of `;
  const found = typeof value === 'number' ? short(value) : value;
  const limit = most === undefined ? '' : `, more than ${short(most)}`;
  return `${rule} at ${short(time)} s${target === undefined ? '' : `, ${where}target ${target}`}: ${found}${limit}`;
}

function short(number: number): string {
  return String(Number(number.toFixed(3)));
}
