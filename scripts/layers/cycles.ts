import type { Fault } from './fault.js';
import type { Import } from './imports.js';

/** One fault for each import that closes a circle at run time: `a.ts > b.ts > a.ts`. Types may refer to one another. */
export function cycles(imports: ReadonlyMap<string, readonly Import[]>): Fault[] {
  const faults: Fault[] = [];
  const visited = new Set<string>();
  const path: string[] = [];
  const visit = (file: string): void => {
    visited.add(file);
    path.push(file);
    for (const { line, to, isOnlyType } of imports.get(file) ?? []) {
      if (isOnlyType) continue;
      const start = path.indexOf(to);
      if (start >= 0)
        faults.push({ file, line, message: `closes a circle of imports: ${[...path.slice(start), to].join(' > ')}` });
      else if (!visited.has(to)) visit(to);
    }
    path.pop();
  };
  for (const file of imports.keys()) if (!visited.has(file)) visit(file);
  return faults;
}
