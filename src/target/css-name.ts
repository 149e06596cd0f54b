/** The name of a property in CSS, given as in CSS or as in scripts. */
export function cssName(property: string): string {
  if (property.startsWith('--')) return property;
  return property.replace(/^webkit(?=[A-Z])|[A-Z]/g, (word) => `-${word.toLowerCase()}`);
}
