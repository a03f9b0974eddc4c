import ts from 'typescript';

/** A small change to a source that alters its behaviour. */
export interface Mutation {
  readonly file: string;
  /** The line number, counting from 1. */
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly was: string;
  readonly becomes: string;
}

/** Operators, each with a similar operator. If the similar operator replaces the original, a test must fail. */
const operators: Readonly<Partial<Record<ts.SyntaxKind, string>>> = {
  [ts.SyntaxKind.LessThanToken]: '<=',
  [ts.SyntaxKind.LessThanEqualsToken]: '<',
  [ts.SyntaxKind.GreaterThanToken]: '>=',
  [ts.SyntaxKind.GreaterThanEqualsToken]: '>',
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: '!==',
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: '===',
  [ts.SyntaxKind.AmpersandAmpersandToken]: '||',
  [ts.SyntaxKind.BarBarToken]: '&&',
  [ts.SyntaxKind.PlusToken]: '-',
  [ts.SyntaxKind.MinusToken]: '+',
};

const methods: Readonly<Record<string, string>> = { every: 'some', some: 'every', min: 'max', max: 'min' };

/** Returns every possible mutation of a source in order. Does not mutate types. */
export function mutationsOf(file: string, text: string): readonly Mutation[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: Mutation[] = [];
  const change = (node: ts.Node, becomes: string): void => {
    const start = node.getStart(source);
    const line = source.getLineAndCharacterOfPosition(start).line + 1;
    found.push({ file, line, start, end: node.end, was: node.getText(source), becomes });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    // Assertions cover impossible cases, so no test can reach their failure.
    if (isAsserted(ts.isExpressionStatement(node) ? node.expression : node)) return;
    changesOf(node, change);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found.sort((left, right) => left.start - right.start || left.end - right.end);
}

const isAsserted = (node: ts.Node): boolean =>
  ts.isCallExpression(node) && /^(invariant|assertNever|neverExecuted)$/.test(node.expression.getText());

function changesOf(node: ts.Node, change: (node: ts.Node, becomes: string) => void): void {
  if (ts.isBinaryExpression(node)) {
    const becomes = operators[node.operatorToken.kind];
    if (becomes !== undefined && !joinsText(node)) change(node.operatorToken, becomes);
  } else if (ts.isIfStatement(node)) {
    change(node.expression, `!(${node.expression.getText()})`);
  } else if (ts.isConditionalExpression(node)) {
    change(node.condition, `!(${node.condition.getText()})`);
  } else if (ts.isNumericLiteral(node)) {
    if (!ts.isLiteralTypeNode(node.parent)) change(node, `${Number(node.text) + 1}`);
  } else if (node.kind === ts.SyntaxKind.TrueKeyword || node.kind === ts.SyntaxKind.FalseKeyword) {
    if (!ts.isLiteralTypeNode(node.parent))
      change(node, node.kind === ts.SyntaxKind.TrueKeyword ? 'false' : 'true');
  } else if (ts.isExpressionStatement(node) && ts.isCallExpression(node.expression)) {
    change(node, ';');
  } else if (ts.isPropertyAccessExpression(node) && ts.isCallExpression(node.parent)) {
    const becomes = Object.hasOwn(methods, node.name.text) ? methods[node.name.text] : undefined;
    if (becomes !== undefined && node.parent.expression === node) change(node.name, becomes);
  }
}

/**
 * Whether an expression concatenates strings. With a different operator, such an expression would only be a type error.
 */
const joinsText = ({ operatorToken, left, right }: ts.BinaryExpression): boolean =>
  operatorToken.kind === ts.SyntaxKind.PlusToken &&
  [left, right].some((side) => ts.isStringLiteralLike(side) || ts.isTemplateExpression(side));

export const mutated = (text: string, { start, end, becomes }: Mutation): string =>
  text.slice(0, start) + becomes + text.slice(end);
