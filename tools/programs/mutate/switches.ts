import ts from 'typescript';
import { mutationsOf, type Mutation } from './mutations.js';

/** A source in which every mutation waits behind a switch, and the mutations by the number of their switch. */
export interface Switched {
  readonly text: string;
  readonly mutations: readonly Mutation[];
}

/** The name of the function that says of a number whether its mutation is on. */
export const SWITCH = '__mutationIsOn';

const span = ({ start, end }: { readonly start: number; readonly end: number }): string => `${start}-${end}`;

/** Puts all mutations of a source into it, numbered from `first`, each asked for where it would take effect. */
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

  /** The text of a node with switches in all that it contains. */
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

  /** A node that is changed as a whole: the change, or the node as it is. */
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
