import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Comment,
  type CommentDisplayPart,
  type DeclarationReflection,
  ReflectionKind,
  type SignatureReflection,
} from 'typedoc';
import type { Since } from '../../../scripts/release/since.js';
import { root } from '../project.js';
import { sourcePageOf } from '../source-pages.js';
import { declarationOf } from './declaration.js';
import { anchorOf, type ReferencePage } from './pages.js';
import type { Reference } from './read.js';

/**
 * A page of the reference as Markdown.
 *
 * @throws Error that names the exports without a docblock.
 */
export async function writePage(page: ReferencePage, reference: Reference): Promise<string> {
  const exported = [...reference.exportsOf(page)].sort(
    (one, other) => Number(isType(one)) - Number(isType(other)) || one.name.localeCompare(other.name),
  );
  const bare = exported.filter((one) => commentOf(one) === undefined).map(({ name }) => name);
  if (bare.length > 0)
    throw new Error(`the reference: ${page.specifier} exports without a docblock: ${bare.join(', ')}`);
  const entries = await Promise.all(exported.map((one) => writeEntry(one, page, reference)));
  return [`# ${page.title}`, page.lead, `From \`${page.specifier}\`.`, ...entries].join('\n\n');
}

async function writeEntry(one: DeclarationReflection, page: ReferencePage, reference: Reference): Promise<string> {
  const { fileName, line } = one.sources![0]!;
  const comment = commentOf(one)!;
  const parts = [
    `## ${one.name} {#${anchorOf(one.name)}}`,
    `\`\`\`ts\n${await declarationOf(fileName, one.name)}\n\`\`\``,
    prose(comment.summary, reference),
    parameters(one.signatures ?? [], reference),
    members(one, reference),
    ...tags(comment, reference),
    `[${fileName}, line ${line}](${sourcePageOf(fileName, line)}) · import from \`${page.specifier}\`${since(page.specifier, one.name)}`,
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

/** Nothing before the first release. */
function since(specifier: string, name: string): string {
  const { [specifier]: names } = JSON.parse(readFileSync(join(root, 'api/since.json'), 'utf8')) as Since;
  return names === undefined ? '' : ` · ${names[name] === undefined ? 'not released yet' : `since ${names[name]}`}`;
}

function parameters(signatures: readonly SignatureReflection[], reference: Reference): string {
  const described = new Map<string, string>();
  for (const { parameters = [] } of signatures) {
    for (const { name, comment } of parameters)
      if (comment !== undefined) described.set(name, prose(comment.summary, reference));
  }
  return list(described);
}

/** The documented fields and methods of a type. */
function members({ children = [] }: DeclarationReflection, reference: Reference): string {
  const described = new Map<string, string>();
  for (const child of children) {
    const comment = child.inheritedFrom === undefined ? commentOf(child) : undefined;
    if (comment !== undefined) described.set(child.name, prose(comment.summary, reference));
  }
  return list(described);
}

function list(described: ReadonlyMap<string, string>): string {
  return [...described]
    .filter(([, text]) => text !== '')
    .map(([name, text]) => `- \`${name}\` – ${text.replace(/\n+/g, '\n  ')}`)
    .join('\n');
}

const titles: Readonly<Record<string, string>> = { '@returns': 'Returns', '@throws': 'Throws', '@see': 'See' };

function tags({ blockTags }: Comment, reference: Reference): string[] {
  return blockTags.flatMap(({ tag, content }) => {
    const title = titles[tag];
    return title === undefined ? [] : [`**${title}** ${prose(content, reference).replace(/^- /, '')}`];
  });
}

/** Markdown of a docblock, with resolved links and unchanged marble diagrams. */
function prose(parts: readonly CommentDisplayPart[], reference: Reference): string {
  return parts
    .map((part) => {
      if (part.kind === 'code') return part.text;
      if (part.kind !== 'inline-tag') return plain(part.text);
      const address =
        typeof part.target === 'object' && 'id' in part.target ? reference.addressOf(part.target.id) : undefined;
      return address === undefined ? `\`${part.text}\`` : `[\`${part.text}\`](${address})`;
    })
    .join('')
    .trim();
}

/** Text outside code: an indented part is a diagram, and nothing is a tag. */
function plain(text: string): string {
  return text
    .split(/((?:^ {4}.*\n?)+)/m)
    .map((part) =>
      part.startsWith('    ')
        ? `\`\`\`text\n${part.replace(/^ {4}/gm, '').trimEnd()}\n\`\`\`\n`
        : part.replaceAll('<', '&lt;'),
    )
    .join('');
}

function isType({ kind }: DeclarationReflection): boolean {
  return kind === ReflectionKind.Interface || kind === ReflectionKind.TypeAlias;
}

function commentOf(one: DeclarationReflection): Comment | undefined {
  return (
    one.comment ?? one.signatures?.find(({ comment }) => comment !== undefined)?.comment ?? one.getSignature?.comment
  );
}
