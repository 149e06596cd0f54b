/**
 * The plain data in a value: its fields and what its class can read and write, to any depth. Functions, circular references,
 * objects that keep their state elsewhere, and the tree that an object belongs to are left out.
 */
export function copyOf(value: unknown, within: readonly object[] = []): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const inside = [...within, value];
  const isData = (child: unknown): boolean =>
    typeof child !== 'function' && !inside.includes(child as object) && !isElsewhere(child, inside.some(hasClass));
  if (Array.isArray(value)) return value.filter(isData).map((child) => copyOf(child, inside));
  const fields = shownBy(value).filter(([, child]) => isData(child));
  return Object.fromEntries(fields.map(([key, child]) => [key, copyOf(child, inside)]));
}

/** The data of an object. Where it stands for something else, as a target does for an element, its own fields are private. */
function shownBy(value: object): [key: string, child: unknown][] {
  const fields = Object.entries(value);
  const accessors = accessorsOf(value);
  const standsForAnother = accessors.length > 0 && fields.some(([, child]) => isElsewhere(child, true));
  return standsForAnother ? accessors : [...fields, ...accessors];
}

/** Whether a value is not data: a Map, an element and the like; for an object with a class, also whatever belongs to a tree. */
function isElsewhere(value: unknown, hasOwner: boolean): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || ArrayBuffer.isView(value)) return false;
  return Object.prototype.toString.call(value) !== '[object Object]' || (hasOwner && isInTree(value));
}

/** Whether an object is neither a list nor a plain object. */
function hasClass(value: object): boolean {
  return !Array.isArray(value) && baseOf(baseOf(value)) !== null;
}

/** Whether an object belongs to a tree, from which everything else could be reached: a page, or a scene of PixiJS or Three. */
export function isInTree(value: object): boolean {
  return 'nodeType' in value || 'removeFromParent' in value;
}

/** The properties that an object's classes read and write, but for those that throw at the moment. */
function accessorsOf(value: object): [key: string, child: unknown][] {
  return accessorNames(baseOf(value)).flatMap((name) => {
    try {
      return [[name, Reflect.get(value, name)]];
    } catch {
      return [];
    }
  });
}

/** Those of the base class first, without those that every object has. */
function accessorNames(prototype: object | null): string[] {
  const base = baseOf(prototype);
  if (prototype === null || base === null) return [];
  const own = Object.entries(Object.getOwnPropertyDescriptors(prototype));
  const accessors = own.filter(([, descriptor]) => descriptor.get !== undefined && descriptor.set !== undefined);
  return [...accessorNames(base), ...accessors.map(([name]) => name)];
}

function baseOf(value: object | null): object | null {
  return value && (Object.getPrototypeOf(value) as object | null);
}
