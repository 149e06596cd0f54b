/** A value in a document with its path, so that errors can say exactly what is wrong. */
export class Entry {
  readonly value: unknown;
  readonly #file: string;
  /** Called for errors only. */
  readonly #path: () => string;

  constructor(value: unknown, file: string, path: () => string = () => '') {
    this.value = value ?? undefined;
    this.#file = file;
    this.#path = path;
  }

  /** Whether it has a value. A `null` counts as missing. */
  get exists(): boolean {
    return this.value !== undefined;
  }

  get isDictionary(): boolean {
    return found(this.value) === 'a dictionary';
  }

  /** The value of a key; a missing entry if there is no such key or this entry itself is missing. */
  at(key: string): Entry {
    const dictionary = this.exists ? this.#dictionary() : {};
    const value = Object.hasOwn(dictionary, key) ? dictionary[key] : undefined;
    return new Entry(value, this.#file, () => joined(this.#path(), key));
  }

  entries(): [key: string, entry: Entry][] {
    return Object.keys(this.#dictionary()).map((key) => [key, this.at(key)]);
  }

  items(): Entry[] {
    if (!Array.isArray(this.value)) this.fail('an array');
    return this.value.map((item, index) => new Entry(item, this.#file, () => `${this.#path()}[${index}]`));
  }

  /** What a function makes of it; undefined if it is missing. */
  read<V>(make: (entry: Entry) => V): V | undefined {
    return this.exists ? make(this) : undefined;
  }

  /** @param otherwise What stands for a missing one. */
  text(otherwise?: string): string {
    const { value = otherwise } = this;
    return typeof value === 'string' ? value : this.fail('a string');
  }

  /** A finite number, or a string with one. @param otherwise What stands for a missing one. */
  number(otherwise?: number): number {
    return this.exists || otherwise === undefined ? this.numberThat('a number', Number.isFinite) : otherwise;
  }

  /** {@link number} that passes a test. @param rule The test in words. */
  numberThat(rule: string, passes: (number: number) => boolean): number {
    const { value } = this;
    const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    const isRight = typeof number === 'number' && Number.isFinite(number) && passes(number);
    return isRight ? number : this.fail(rule);
  }

  /** True or false, given as such, as 1 or 0, or in the words of various tools; false if missing. */
  flag(): boolean {
    const { value } = this;
    const word = typeof value === 'string' ? value.toLowerCase() : value;
    if ([true, 1, 'true', 'yes', '1'].includes(word as string)) return true;
    return [undefined, false, 0, 'false', 'no', '0'].includes(word as string) ? false : this.fail('true or false');
  }

  /** @throws SyntaxError always: the file, the path, what was expected there and what was found. */
  fail(expected: string, got: string = found(this.value)): never {
    const location = [this.#file, this.#path()].filter((part) => part !== '').join(': ');
    throw new SyntaxError(`${location}: expected ${expected}, got ${got}`);
  }

  #dictionary(): Record<string, unknown> {
    return this.isDictionary ? (this.value as Record<string, unknown>) : this.fail('a dictionary');
  }
}

/** @param rule In words. */
export function notNegative(entry: Entry, rule = 'a number that is not negative'): number {
  return entry.numberThat(rule, (it) => it >= 0);
}

/** Text of a document, shortened for a message. */
export function excerpt(text: string): string {
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);
}

function joined(path: string, key: string): string {
  if (!/^[A-Za-z_]\w{0,59}$/.test(key)) return `${path}[${excerpt(key)}]`;
  return path === '' ? key : `${path}.${key}`;
}

function found(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'string') return excerpt(value);
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return 'an array';
  if (value instanceof Date) return 'a date';
  if (ArrayBuffer.isView(value)) return 'data';
  return typeof value === 'object' ? 'a dictionary' : `a ${typeof value}`;
}
