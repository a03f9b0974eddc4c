import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import ts from 'typescript';

/** The phrases that `docs/developing/style.md` tells authors to replace. */
const turns =
  /\bwhoever\b|\bwho may\b|\b(is|are) told\b|\bas somebody\b|(\d|\}|most|least|many) signs\b|\b(go|goes|going) on\b|\bgiven back\b|\byours to\b/gi;

/**
 * The Italian and French phrases that the style guide tells authors to replace. The words for counters and markers are
 * not among them, because the rulebooks distinguish these words.
 */
const otherWords =
  /\b[Pp]artener\b|guadagna Esaurito|Cessa di esistere|quoi cibler|que faire de ce tour|gagne Épuisé|Cesse d’exister|'Tournants'/g;

const unreadable =
  /(^|\/)(node_modules|dist|data|coverage|generated|golden|peers|contract)\/|[.]spec[.]|contract[.]ts$/;
const filesOf = (...patterns: readonly string[]) =>
  globSync([...patterns])
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !unreadable.test(file));

/** The style guide itself quotes the phrases. */
const exempt = ['docs/developing/style.md'];

const found = (text: string, words: RegExp) => text.replace(/\s+/g, ' ').match(words) ?? [];
const turnsIn = (text: string) => found(text, turns);

/** Returns the strings in a source, without its comments. */
function textsOf(file: string): readonly string[] {
  const source = readFileSync(file, 'utf8');
  if (!turns.test(source)) return [];
  turns.lastIndex = 0;
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTemplateExpression(node))
      texts.push(node.head.text + node.templateSpans.map(({ literal }) => `}${literal.text}`).join(''));
    else if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) texts.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true));
  return texts;
}

describe('plain words', () => {
  const listed = execFileSync('git', ['ls-files', '*.md'], { encoding: 'utf8' }).split('\n');
  const pages = listed.filter((page) => page !== '' && !unreadable.test(page) && !exempt.includes(page));

  it.each(pages)('%s', (page) => {
    expect(turnsIn(readFileSync(page, 'utf8'))).toEqual([]);
  });

  it('are used in the schema, errors, the command line, the log and the viewer', () => {
    const sources = filesOf(
      'apps/*/src/**/*.{ts,tsx}',
      'bench/src/**/*.ts',
      'libs/**/*.ts',
      'tools/**/*.{ts,js}',
    );
    expect(sources.length).toBeGreaterThan(500);
    const turned = sources.flatMap((file) =>
      textsOf(file).flatMap((text) => (turnsIn(text).length > 0 ? [`${file}: ${text.trim()}`] : [])),
    );
    expect(turned).toEqual([]);
  });

  it('are those of the cards in Italian and French', () => {
    const files = filesOf('apps/viewer/src/**/*.{ts,tsx,json}', 'libs/**/*.{ts,json}');
    expect(files.length).toBeGreaterThan(500);
    for (const file of files)
      expect([file, ...found(readFileSync(file, 'utf8'), otherWords)]).toEqual([file]);
    expect(found('la spedizione partener', otherWords)).toEqual(['partener']);
    const counters = filesOf(
      'libs/altered/{text,rules/seen,rules/rulebook}/**/*.{ts,json}',
      'apps/viewer/src/**/*.{ts,tsx,json}',
    );
    for (const file of counters)
      expect([
        file,
        ...found(
          readFileSync(file, 'utf8'),
          /\bcontator[ei]\b|\bOrb[ei] di Mana\b|\bincrement[oi]\b|\bAddormentato\b|\bsi esaurisce\b/gi,
        ),
      ]).toEqual([file]);
  });

  it('are found at their positions, and nowhere else', () => {
    expect(turnsIn('Whoever has it goes on: at least 32 signs.')).toEqual(['Whoever', 'goes on', '2 signs']);
    expect(turnsIn('Nobody signs in. Signs on a card.')).toEqual([]);
  });
});
