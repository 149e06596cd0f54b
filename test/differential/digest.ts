import { createHash } from 'node:crypto';

/** A short hash of a log. */
export function digest(lines: readonly string[]): string {
  return createHash('sha256').update(lines.join('\n')).digest('base64url').slice(0, 7);
}
