import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { rulingsOf } from './ruling.js';

const folder = new URL('./', import.meta.url);

const textsIn = (node: ts.Node | undefined): readonly string[] => {
  if (node === undefined) return [];
  if (ts.isStringLiteralLike(node)) return [node.text];
  const found: string[] = [];
  ts.forEachChild(node, (child) => {
    found.push(...textsIn(child));
  });
  return found;
};

/** Returns the rulings that the scenarios of one source file test. */
function inSource(source: ts.Node): readonly string[] {
  const found: string[] = [];
  ts.forEachChild(source, (node) => {
    if (
      ts.isCallExpression(node) &&
      ts.isIdentifier(node.expression) &&
      /^ruling[14]?$/.test(node.expression.text)
    ) {
      const names = textsIn(node.arguments[0]);
      if (names.length === 0) throw new Error(`Write the names out: ${node.getText().slice(0, 80)}`);
      found.push(...rulingsOf(names));
    } else found.push(...inSource(node));
  });
  return found;
}

/** Returns every ruling that a scenario in this folder tests, sorted and without duplicates. */
export function rulingsNamed(): readonly string[] {
  const specs = readdirSync(folder).filter((name) => name.endsWith('.spec.ts'));
  const named = specs.flatMap((name) =>
    inSource(
      ts.createSourceFile(name, readFileSync(new URL(name, folder), 'utf8'), ts.ScriptTarget.Latest, true),
    ),
  );
  return [...new Set(named)].sort();
}
