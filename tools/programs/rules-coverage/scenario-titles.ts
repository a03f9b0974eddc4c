import ts from 'typescript';

/** Names of functions that declare a test. `groups` contains the names of functions that group tests. */
const tests: ReadonlySet<string> = new Set(['it', 'test', 'scenario', 'fit']);
const groups: ReadonlySet<string> = new Set(['describe', 'fdescribe']);
/** Skipped tests prove nothing, and tests that are expected to fail prove the opposite. */
const disabled: ReadonlySet<string> = new Set(['xit', 'xtest', 'xdescribe', 'skip', 'todo', 'failing']);

const namedRule = /(?<![\w.])(M?\d\.\d+(?:\.\d+)*)(?:\.([a-z])(?:[-–]([a-z]))?)?(?!\w)/g;

/** Returns the rules named in a title, in order. `6.2.h-k` names each rule from h to k. */
export function rulesNamed(title: string): readonly string[] {
  return [...title.matchAll(namedRule)].flatMap(([, number = '', first, last]) => {
    if (first === undefined) return [number];
    return lettersBetween(first, last ?? first).map((letter) => `${number}.${letter}`);
  });
}

function lettersBetween(first: string, last: string): readonly string[] {
  const start = first.charCodeAt(0);
  const count = Math.max(1, last.charCodeAt(0) - start + 1);
  return Array.from({ length: count }, (_, index) => String.fromCharCode(start + index));
}

/**
 * Returns the titles of a source file's tests and groups of tests. Omits tests that do not run, and groups in which no
 * test runs. Reads titles from the source code, so they must be literals. For a table (`it.each`), also returns the
 * strings in the table.
 */
export function scenarioTitles(source: string): readonly string[] {
  const titles: string[] = [];
  collect(ts.createSourceFile('scenario.spec.ts', source, ts.ScriptTarget.Latest), titles);
  return titles;
}

/** Collects the titles below a node. Returns the number of tests below the node that run. */
function collect(node: ts.Node, titles: string[]): number {
  if (!ts.isCallExpression(node)) return collectChildren(node, titles);
  const words = calleeWords(node.expression);
  if (words.some((word) => disabled.has(word))) return 0;
  const [root = ''] = words;
  if (tests.has(root)) {
    titles.push(titleOf(node.arguments[0]), ...tableTexts(node.expression));
    return 1;
  }
  if (!groups.has(root)) return collectChildren(node, titles);
  const inside: string[] = [];
  const found = node.arguments.reduce((sum, argument) => sum + collect(argument, inside), 0);
  if (found > 0) titles.push(titleOf(node.arguments[0]), ...tableTexts(node.expression), ...inside);
  return found;
}

function collectChildren(node: ts.Node, titles: string[]): number {
  let found = 0;
  ts.forEachChild(node, (child) => {
    found += collect(child, titles);
  });
  return found;
}

/** Returns the names in a callee, such as `describe`, `skip` and `each` in `describe.skip.each(table)`. */
function calleeWords(callee: ts.Expression): readonly string[] {
  if (ts.isIdentifier(callee)) return [callee.text];
  if (ts.isPropertyAccessExpression(callee)) return [...calleeWords(callee.expression), callee.name.text];
  if (ts.isCallExpression(callee)) return calleeWords(callee.expression);
  if (ts.isTaggedTemplateExpression(callee)) return calleeWords(callee.tag);
  return [];
}

function titleOf(expression: ts.Node | undefined): string {
  if (expression === undefined) return '';
  if (ts.isStringLiteralLike(expression)) return expression.text;
  if (ts.isTemplateExpression(expression))
    return expression.head.text + expression.templateSpans.map(spanText).join('');
  if (ts.isBinaryExpression(expression) && expression.operatorToken.kind === ts.SyntaxKind.PlusToken)
    return titleOf(expression.left) + titleOf(expression.right);
  return '';
}

const spanText = (span: ts.TemplateSpan): string => titleOf(span.expression) + span.literal.text;

/** Returns the strings in a table of cases that begin with a rule number. */
function tableTexts(callee: ts.Expression): readonly string[] {
  if (!ts.isCallExpression(callee)) return [];
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) && /^\d\.\d/.test(node.text)) texts.push(node.text);
    ts.forEachChild(node, visit);
  };
  callee.arguments.forEach(visit);
  return texts;
}
