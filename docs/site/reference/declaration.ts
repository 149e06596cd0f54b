import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import ts from 'typescript';
import { root } from '../project.js';

const printer = ts.createPrinter({ removeComments: true });

/** The declaration of an export: its overloads or its members, without bodies, comments and private members. */
export async function declarationOf(file: string, name: string): Promise<string> {
  const source = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.ES2022, true);
  const texts = source.statements.flatMap((statement) => bare(statement, name)).map((node) => print(node, source));
  if (texts.length === 0) throw new Error(`the reference: ${file} does not declare ${name}`);
  const shown = texts.length > 1 ? texts.slice(0, -1) : texts;
  return (await format(shown.join('\n'), { parser: 'typescript', printWidth: 92, singleQuote: true })).trimEnd();
}

function print(node: ts.Node, source: ts.SourceFile): string {
  return printer.printNode(ts.EmitHint.Unspecified, node, source).replace(/^export (?:declare )?/, '');
}

/** The statement without its body, if it declares this name. */
function bare(statement: ts.Statement, name: string): ts.Node[] {
  const { factory } = ts;
  if (ts.isVariableStatement(statement)) {
    const found = statement.declarationList.declarations.find((one) => one.name.getText() === name);
    return found === undefined ? [] : [bareVariable(found, name)];
  }
  const named = statement as ts.Statement & { readonly name?: ts.Identifier };
  if (named.name?.text !== name) return [];
  if (ts.isFunctionDeclaration(statement)) {
    const { typeParameters, parameters, type } = statement;
    return [
      factory.createFunctionDeclaration(
        undefined,
        undefined,
        name,
        typeParameters,
        withoutDefaults(parameters),
        type,
        undefined,
      ),
    ];
  }
  if (!ts.isClassDeclaration(statement)) return [statement];
  const { typeParameters, heritageClauses, members } = statement;
  return [
    factory.createClassDeclaration(undefined, name, typeParameters, heritageClauses, members.flatMap(bareMember)),
  ];
}

function bareVariable({ type }: ts.VariableDeclaration, name: string): ts.Node {
  const { factory } = ts;
  const variable = factory.createVariableDeclaration(name, undefined, type);
  return factory.createVariableStatement(
    undefined,
    factory.createVariableDeclarationList([variable], ts.NodeFlags.Const),
  );
}

function bareMember(member: ts.ClassElement): ts.ClassElement[] {
  const { factory } = ts;
  const modifiers = ts.canHaveModifiers(member) ? (ts.getModifiers(member) ?? []) : [];
  const hidden = [ts.SyntaxKind.PrivateKeyword, ts.SyntaxKind.ProtectedKeyword];
  if (modifiers.some(({ kind }) => hidden.includes(kind)) || member.name?.getText().startsWith('_') === true) return [];
  if (ts.isConstructorDeclaration(member))
    return [factory.createConstructorDeclaration(undefined, withoutDefaults(member.parameters), undefined)];
  if (ts.isMethodDeclaration(member)) {
    const { name, questionToken, typeParameters, parameters, type } = member;
    return [
      factory.createMethodDeclaration(
        modifiers,
        undefined,
        name,
        questionToken,
        typeParameters,
        withoutDefaults(parameters),
        type,
        undefined,
      ),
    ];
  }
  if (ts.isPropertyDeclaration(member))
    return [factory.createPropertyDeclaration(modifiers, member.name, member.questionToken, member.type, undefined)];
  if (ts.isGetAccessorDeclaration(member))
    return [factory.createGetAccessorDeclaration(modifiers, member.name, [], member.type, undefined)];
  return [];
}

/** A parameter with a default is optional. */
function withoutDefaults(parameters: readonly ts.ParameterDeclaration[]): ts.ParameterDeclaration[] {
  const { factory } = ts;
  return parameters.map(({ dotDotDotToken, name, questionToken, type, initializer }) => {
    const optional = initializer === undefined ? questionToken : factory.createToken(ts.SyntaxKind.QuestionToken);
    return factory.createParameterDeclaration(undefined, dotDotDotToken, name, optional, type, undefined);
  });
}
