/** The name of a property in CSS: `backgroundColor` and `background-color` give `background-color`. */
export function cssName(property: string): string {
  if (property.startsWith('--')) return property;
  // Scripts have `cssFloat` and `cssOffset`, because the short names mean something else.
  if (property === 'cssFloat' || property === 'cssOffset') return property.slice(3).toLowerCase();
  return property.replace(/^webkit(?=[A-Z])|[A-Z]/g, (word) => `-${word.toLowerCase()}`);
}

/** The name of a property in scripts: `backgroundColor`. */
export function scriptName(property: string): string {
  if (property.startsWith('--')) return property;
  return property.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
