import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from './project.js';

/** The texts of a scene. */
export interface SceneText {
  readonly title: string;
  readonly text: string;
  /** Something to try. */
  readonly tryIt: string;
  readonly cocos?: string;
  readonly source: string;
}

/** Reads the texts of a scene from its source, without running it. */
export function describeScene(folder: string, id: string): SceneText {
  const path = `docs/gallery/scenes/${folder}/${id}.ts`;
  const source = readFileSync(join(root, path), 'utf8');
  const texts: Record<string, string> = {};
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && ts.isStringLiteralLike(node.initializer))
      texts[node.name.getText()] ??= node.initializer.text;
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, source, ts.ScriptTarget.ES2022, true));
  const { title, text, tryIt, cocos } = texts;
  if (title === undefined || text === undefined || tryIt === undefined)
    throw new Error(`${path}: a scene must have a title, a text and what to try`);
  return { title, text, tryIt, source, ...(cocos !== undefined && { cocos }) };
}
