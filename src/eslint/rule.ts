/** A node of a syntax tree, as ESLint gives it to a rule. */
export interface SyntaxNode {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** The part of a rule's context that the rules use. */
export interface RuleContext {
  readonly sourceCode: object;
  report(problem: { node: object; messageId: string }): void;
}

/** A rule of ESLint. */
export interface Rule {
  readonly meta: {
    readonly type: 'problem';
    readonly docs: { readonly description: string };
    readonly schema: [];
    readonly messages: Record<string, string>;
  };
  create(context: RuleContext): Record<string, (node: object) => void>;
}

/** The rule that runs `visit` for each call, and reports what it returns. */
export function callRule(description: string, message: string, find: (call: Call) => SyntaxNode | null): Rule {
  return {
    meta: { type: 'problem', docs: { description }, schema: [], messages: { found: message } },
    create: (context) => ({
      CallExpression(node) {
        const found = find(new Call(node as SyntaxNode, context));
        if (found !== null) context.report({ node: found, messageId: 'found' });
      },
    }),
  };
}

/** What ESLint has for every language with scopes. */
interface SourceCode {
  getScope(node: object): Scope;
  getAncestors(node: object): SyntaxNode[];
}
interface Variable {
  readonly name: string;
  readonly defs: readonly { readonly type: string; readonly node: SyntaxNode; readonly parent?: SyntaxNode | null }[];
}
interface Scope {
  readonly upper: Scope | null;
  readonly set: ReadonlyMap<string, Variable>;
}

/** A call, and what its names mean. */
export class Call {
  readonly node: SyntaxNode;
  readonly #source: SourceCode;

  constructor(node: SyntaxNode, context: RuleContext) {
    this.node = node;
    this.#source = context.sourceCode as SourceCode;
  }

  /** The argument at an index, without what TypeScript adds to it. */
  argument(index: number): SyntaxNode | null {
    const node = (this.node.arguments as readonly SyntaxNode[])[index];
    return node === undefined ? null : this.valueOf(node);
  }

  /** The outer nodes, the nearest first. */
  get outer(): readonly SyntaxNode[] {
    return this.#source.getAncestors(this.node).reverse();
  }

  /** The name that rx-motion exports, if a call calls one. */
  exported(call: SyntaxNode | null = this.node): string | null {
    const callee = call?.callee as SyntaxNode | undefined;
    if (callee?.type !== 'Identifier') return null;
    const definition = this.#variable(callee)?.defs[0];
    const from = (definition?.parent?.source as SyntaxNode | undefined)?.value;
    if (definition?.type !== 'ImportBinding' || !/^rx-motion(?:\/|$)/.test(String(from))) return null;
    return ((definition.node.imported as SyntaxNode | undefined)?.name as string | undefined) ?? null;
  }

  /** What a constant was initialised with, and any other node itself; without `!`, `as` and `satisfies`. */
  valueOf(node: SyntaxNode): SyntaxNode {
    const plain = withoutTypes(node);
    const definition = plain.type === 'Identifier' ? this.#variable(plain)?.defs[0] : undefined;
    const value = definition?.parent?.kind === 'const' ? (definition.node.init as SyntaxNode | null) : null;
    return value === null ? plain : withoutTypes(value);
  }

  #variable({ name }: SyntaxNode): Variable | undefined {
    let scope: Scope | null = this.#source.getScope(this.node);
    for (; scope !== null; scope = scope.upper) {
      const variable = scope.set.get(name as string);
      if (variable !== undefined) return variable;
    }
    return undefined;
  }
}

/** The name of the method that a call calls. */
export function methodOf({ callee }: SyntaxNode): string | null {
  const { type, property } = callee as SyntaxNode;
  return type === 'MemberExpression' ? ((property as SyntaxNode).name as string) : null;
}

function withoutTypes(node: SyntaxNode): SyntaxNode {
  const isTyped = /^TS(?:NonNull|As|Satisfies)Expression$/.test(node.type);
  return isTyped ? withoutTypes(node.expression as SyntaxNode) : node;
}
