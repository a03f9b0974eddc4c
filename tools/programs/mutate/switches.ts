import ts from 'typescript';
import { mutationsOf, type Mutation } from './mutations.js';

/** A source with a switch for each mutation, and the mutations in the order of their switch numbers. */
export interface Switched {
  readonly text: string;
  readonly mutations: readonly Mutation[];
}

/** The name of a function that returns whether the mutation with a given number is on. */
export const SWITCH = '__mutationIsOn';

const span = ({ start, end }: { readonly start: number; readonly end: number }): string => `${start}-${end}`;

/**
 * Inserts all mutations into a source, each behind a switch. The switches are numbered from `first`, and are read when
 * the code runs.
 */
export function switched(file: string, text: string, first: number): Switched {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const mutations = mutationsOf(file, text);
  const numbers = new Map(mutations.map((mutation, index) => [span(mutation), first + index]));
  const at = (node: ts.Node): { start: number; end: number } => ({
    start: node.getStart(source),
    end: node.end,
  });
  const numberOf = (node: ts.Node): number | undefined => numbers.get(span(at(node)));
  const becomes = (node: ts.Node): string =>
    mutations.find((mutation) => span(mutation) === span(at(node)))?.becomes ?? '';

  /** Returns the source of a node with switches for the mutations inside it. */
  const inside = (node: ts.Node): string => {
    let written = '';
    let from = node.getStart(source);
    ts.forEachChild(node, (child) => {
      const start = child.getStart(source);
      if (start < from) return;
      written += text.slice(from, start) + emitted(child);
      from = child.end;
    });
    return written + text.slice(from, node.end);
  };

  const emitted = (node: ts.Node): string => {
    if (ts.isBinaryExpression(node.parent) && node.parent.operatorToken === node) return node.getText();
    const operator = ts.isBinaryExpression(node) ? numberOf(node.operatorToken) : undefined;
    if (ts.isBinaryExpression(node) && operator !== undefined) {
      const [left, right] = [node.left.getText(), node.right.getText()];
      const other = `${left} ${becomes(node.operatorToken)} ${right}`;
      return onBoth(node, `(${SWITCH}(${operator}) ? (${other}) : (${inside(node)}))`);
    }
    if (ts.isPropertyAccessExpression(node) && numberOf(node.name) !== undefined) {
      const name = `[${SWITCH}(${numberOf(node.name)}) ? '${becomes(node.name)}' : '${node.name.text}']`;
      return `${emitted(node.expression)}${node.questionDotToken ? '?.' : ''}${name}`;
    }
    return onBoth(node, inside(node));
  };

  /** Returns code that chooses between a node and its mutation. */
  const onBoth = (node: ts.Node, usual: string): string => {
    const number = numberOf(node);
    if (number === undefined) return usual;
    if (ts.isExpressionStatement(node)) return `{ if (!${SWITCH}(${number})) ${usual} }`;
    const chosen = `(${SWITCH}(${number}) ? (${becomes(node)}) : (${usual}))`;
    return ts.isPropertyAssignment(node.parent) && node.parent.name === node ? `[${chosen}]` : chosen;
  };

  let written = '';
  let from = 0;
  for (const statement of source.statements) {
    const start = statement.getStart(source);
    written += text.slice(from, start) + emitted(statement);
    from = statement.end;
  }
  return { text: written + text.slice(from), mutations };
}
