/**
 * The plain data in a value: its fields and the accessors of its class, to any depth. Without functions, circular
 * references, objects with state elsewhere, and the tree that an object belongs to.
 */
export function copyOf(value: unknown, within: readonly object[] = []): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const inside = [...within, value];
  const isData = (child: unknown): boolean =>
    typeof child !== 'function' && !inside.includes(child as object) && !isElsewhere(child, inside.some(hasClass));
  if (Array.isArray(value)) return value.filter(isData).map((child) => copyOf(child, inside));
  const fields = dataOf(value).filter(([, child]) => isData(child));
  return Object.fromEntries(fields.map(([key, child]) => [key, copyOf(child, inside)]));
}

/** The data of an object. The fields of a wrapper, such as a target around an element, are private. */
function dataOf(value: object): [key: string, child: unknown][] {
  const fields = Object.entries(value);
  const accessors = accessorsOf(value);
  const isWrapper = accessors.length > 0 && fields.some(([, child]) => isElsewhere(child, true));
  return isWrapper ? accessors : [...fields, ...accessors];
}

/**
 * Whether a value is not plain data: a Map, an element and the like; inside an object with a class, also anything in a
 * tree.
 */
function isElsewhere(value: unknown, hasOwner: boolean): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || ArrayBuffer.isView(value)) return false;
  return Object.prototype.toString.call(value) !== '[object Object]' || (hasOwner && isInTree(value));
}

/** Whether an object is neither an array nor a plain object. */
function hasClass(value: object): boolean {
  return !Array.isArray(value) && baseOf(baseOf(value)) !== null;
}

/** Whether an object belongs to a tree, which links to everything else: a page, or a scene of PixiJS or Three. */
export function isInTree(value: object): boolean {
  return 'nodeType' in value || 'removeFromParent' in value;
}

/** The values of an object's accessors, except for those that throw. */
function accessorsOf(value: object): [key: string, child: unknown][] {
  return accessorNames(baseOf(value)).flatMap((name) => {
    try {
      return [[name, Reflect.get(value, name)]];
    } catch {
      return [];
    }
  });
}

/** The accessors of the base class first, without those of every object. */
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
