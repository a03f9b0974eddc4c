import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import ts from 'typescript';

const viewer = path.resolve(import.meta.dirname, '../../apps/viewer/src');
const locales = ['en', 'it', 'fr'] as const;
type Locale = (typeof locales)[number];

interface Tree {
  readonly [key: string]: string | Tree;
}

/** Returns the text files of a language, including those in subfolders. */
const areasOf = (locale: Locale): readonly string[] =>
  readdirSync(path.join(viewer, 'words', locale), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .sort();

/** Returns the texts of a language by key, such as `log.search` for `Search the log`. */
function textsOf(locale: Locale): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const walk = (tree: Tree, before: string): void => {
    for (const [key, value] of Object.entries(tree))
      if (typeof value === 'string') found.set(before + key, value);
      else walk(value, `${before}${key}.`);
  };
  for (const area of areasOf(locale)) {
    const text = readFileSync(path.join(viewer, 'words', locale, area), 'utf8');
    walk(JSON.parse(text) as Tree, `${path.basename(area, '.json')}.`);
  }
  return found;
}

const plural = /_(zero|one|two|few|many|other)$/;
const bare = (key: string): string => key.replace(plural, '');
const isPlural = (key: string): boolean => plural.test(key);
const gaps = (text: string): readonly string[] =>
  [...text.matchAll(/\{\{(\w+)/g)].map(([, name]) => name ?? '').sort();

const texts = Object.fromEntries(locales.map((locale) => [locale, textsOf(locale)])) as Record<
  Locale,
  ReadonlyMap<string, string>
>;

describe.each(locales)('the texts of the viewer in %s', (locale) => {
  const own = texts[locale];

  it('are not empty, and the same texts exist in the other languages', () => {
    const keys = (of: ReadonlyMap<string, string>) => [...new Set([...of.keys()].map(bare))].sort();
    expect(areasOf(locale)).toEqual(areasOf('en'));
    expect(keys(own)).toEqual(keys(texts.en));
    expect([...own].filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('have every plural of the language, and no others', () => {
    const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
    const counted = [...new Set([...own.keys()].filter(isPlural).map(bare))];
    expect(counted.length).toBeGreaterThan(5);
    for (const key of counted) {
      expect(own.has(key)).toBe(false);
      const there = [...own.keys()].filter((each) => isPlural(each) && bare(each) === key);
      expect(there.sort()).toEqual(forms.map((form) => `${key}_${form}`).sort());
    }
  });

  it('have the placeholders of the English texts', () => {
    for (const [key, text] of own) {
      const english = texts.en.get(key) ?? texts.en.get(`${bare(key)}_other`) ?? '';
      expect([key, gaps(text)]).toEqual([key, gaps(english)]);
    }
  });
});

describe("the viewer's texts for error codes", () => {
  it('have codes that exist in the API', () => {
    const known = readFileSync(path.resolve(import.meta.dirname, '../../docs/reference/errors.md'), 'utf8');
    const codes = [...texts.en.keys()]
      .map((key) => /^problems\.(?:title|text)\.([A-Z_]+)$/.exec(key)?.[1])
      .filter((code) => code !== undefined);
    expect(codes.length).toBeGreaterThan(10);
    expect(codes.filter((code) => !known.includes(`\`${code}\``))).toEqual([]);
  });
});

/** The attributes whose values are displayed or read aloud. */
const textAttributes = new Set([
  'aria-label',
  'aria-description',
  'aria-valuetext',
  'title',
  'placeholder',
  'alt',
  'label',
]);
const hasWords = (text: string): boolean => /\p{L}{2}/u.test(text);

/** Returns the texts that a component contains instead of taking them from the text files, as `file:line: text`. */
function wordsIn(file: string, source: string): readonly string[] {
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const tell = (node: ts.Node, text: string): void => {
    if (!hasWords(text)) return;
    const { line } = parsed.getLineAndCharacterOfPosition(node.getStart());
    found.push(`${file}:${line + 1}: ${text.trim()}`);
  };
  /** Reports the texts that an expression can evaluate to: literals, templates, and the branches of a conditional. */
  const shown = (node: ts.Expression): void => {
    if (ts.isStringLiteralLike(node)) tell(node, node.text);
    else if (ts.isTemplateExpression(node)) {
      tell(node, [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(' '));
      for (const { expression } of node.templateSpans) shown(expression);
    } else if (ts.isConditionalExpression(node)) {
      shown(node.whenTrue);
      shown(node.whenFalse);
    } else if (ts.isBinaryExpression(node)) shown(node.right);
    else if (ts.isParenthesizedExpression(node)) shown(node.expression);
  };
  const walk = (node: ts.Node): void => {
    if (ts.isJsxText(node)) tell(node, node.text);
    else if (ts.isJsxAttribute(node)) {
      if (textAttributes.has(node.name.getText())) {
        const { initializer } = node;
        if (initializer && ts.isStringLiteral(initializer)) tell(node, initializer.text);
        if (initializer && ts.isJsxExpression(initializer) && initializer.expression)
          shown(initializer.expression);
      }
    } else if (ts.isJsxExpression(node) && node.expression && !ts.isJsxAttribute(node.parent))
      shown(node.expression);
    ts.forEachChild(node, walk);
  };
  walk(parsed);
  return found;
}

describe('components of the viewer', () => {
  /** The name Retrace is not translated. */
  const names = /: Retrace$|· Retrace$/;

  it('contain no text outside the catalogues', () => {
    const files = readdirSync(viewer, { recursive: true, encoding: 'utf8' }).filter(
      // Excludes the GraphiQL page, which is in English only, like GraphiQL itself.
      (name) => name.endsWith('.tsx') && !name.startsWith('graphiql'),
    );
    expect(files.length).toBeGreaterThan(40);
    const found = files.flatMap((file) => wordsIn(file, readFileSync(path.join(viewer, file), 'utf8')));
    expect(found.filter((words) => !names.test(words))).toEqual([]);
  });

  it.each([
    ['<p>Hello there</p>', ['Hello there']],
    ['<p title="Hello"><b>{say("x")}</b></p>', ['Hello']],
    ['<p aria-label={`Event ${n}`}>{n}</p>', ['Event']],
    ['<p>{open ? "Close it" : "Open it"}</p>', ['Close it', 'Open it']],
    ['<p>{count > 0 && "some"}</p>', ['some']],
    ['<p className="wide" data-testid="a-b">{` · ${say("x")}`}</p>', []],
  ])('are searched for texts: %s', (source, expected) => {
    expect(wordsIn('f.tsx', source).map((words) => words.replace(/^f.tsx:1: /, ''))).toEqual(expected);
  });
});
