#!/usr/bin/env node
/**
 * Finds phrases and names in sources that docs/developing/style.md tells authors to replace. `node
 * tools/lint/plain-code.js libs/record` checks a folder, and prints the file, line and rule of each violation.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** The rules by name, with patterns that match violations. */
const turns = {
  'clause as a noun':
    /(?<=^|[.;:] |[.;:]\n|, and )What (?![^.]*\?)|\b(of|to|from|for|by|in|as|than|about) what\b(?! to\b)/g,
  'who for a role':
    /\b[Ww]hoever\b|\b(as|to|of|by|for|from) whom\b|(?<=^|[.;:] |to |for |by |of )[Ww]ho (may|can|has|have|is|are|was|asks|looks|reads|sees|does|made|holds|takes|plays|decides|gets|knows)\b|\b[Ss]omebody\b|\b[Ee]verybody\b/g,
  'fragment with a colon':
    /(?<=^|[.;,:(] |[(])([Nn]ull|[Tt]rue|[Ff]alse|[Uu]ndefined|[Ee]mpty|[Ee]lse|[Ww]ithout(?: \w+)?|[Ll]eft out): /g,
  'tail after a semicolon':
    /; (?:null|undefined|none|nothing|else|0|empty)\b(?: (?:when|where|if|once|until|for|without|while|as)\b|:|\.|$)/g,
  'no subject':
    /(?<=^|[.] )(?:Of (?!course\b|several\b|equal)|As (?:``|[a-z]\w*\.)|The same(?:,| (?:in|as|for|where|of|with)\b)|So much\b|Told\b|Nobody\b)/g,
  'vague words':
    /\bnobody\b|\banybody\b|\bwholly\b|\bworked out\b|\b(?:come|comes|came|coming) to(?= (?:``|[a-z]))(?! (?:the|a|an|its|their|be|hand|play|rest)\b)|\b(?:is|are) let pass\b|\blets? pass\b|\b(?:is|are|was|were) meant\b|\b(?:is|are) looked (?:at|for)\b|\bby halves\b/gi,
  'banned words':
    /\bheld against\b|\banew\b|\bso many\b|\b[Tt]he same (of|with|as it|without|for)\b|\bin place of\b|\bnow and then\b|\b(is|are|was|were|be|been) (told|said)\b|\b(go|goes|going) on\b|\bgiven back\b|\bas somebody\b|\bit is not there\b|\bunderstood, not executed\b|\b(at most|at least|many|most) signs\b/g,
};

/** Participles and pronouns that must not be used as names. */
const bannedNames = new Set(['one', 'told', 'said', 'kept', 'asked', 'these', 'such', 'ones', 'those']);

const isSource = (file) =>
  /\.(ts|tsx|js|mjs)$/.test(file) && !/[.]d[.]|(^|\/)(generated|golden|fixtures|peers)\//.test(file);

/** Returns the tracked sources below a folder. */
export const sourcesIn = (folder) =>
  execFileSync('git', ['ls-files', '--', folder], { encoding: 'utf8' }).split('\n').filter(isSource);

/** Returns the comments without their delimiters, each with its position. */
function commentsOf(source) {
  const text = source.getFullText();
  const ranges = new Map();
  const add = (found) => {
    for (const range of found ?? []) ranges.set(range.pos, range);
  };
  const visit = (node) => {
    add(ts.getLeadingCommentRanges(text, node.getFullStart()));
    add(ts.getTrailingCommentRanges(text, node.getEnd()));
    ts.forEachChild(node, visit);
  };
  visit(source);
  add(ts.getLeadingCommentRanges(text, source.endOfFileToken.getFullStart()));
  return [...ranges.values()].map(({ pos, end }) => ({
    pos,
    words: text
      .slice(pos, end)
      .replace(/^\/\*+|\*+\/$|^\/\/+/g, '')
      .replace(/^\s*\* ?/gm, '')
      .replace(/`[^`]*`/g, '``')
      .replace(/\s+/g, ' ')
      .trim(),
  }));
}

/** Returns the names that a source declares, each with its position. */
function namesOf(source) {
  const names = [];
  const visit = (node) => {
    const isDeclared =
      ts.isVariableDeclaration(node) ||
      ts.isParameter(node) ||
      ts.isBindingElement(node) ||
      ts.isFunctionDeclaration(node) ||
      ts.isMethodDeclaration(node) ||
      ts.isPropertyDeclaration(node) ||
      ts.isPropertySignature(node);
    if (
      isDeclared &&
      node.name !== undefined &&
      (ts.isIdentifier(node.name) || ts.isPrivateIdentifier(node.name))
    )
      names.push({ pos: node.name.getStart(source), name: node.name.text.replace(/^#/, '') });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

/** Returns the violations of docs/developing/style.md in the comments and names of a source. */
export function unplainIn(file, text = readFileSync(file, 'utf8')) {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : undefined;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const lineAt = (pos) => source.getLineAndCharacterOfPosition(pos).line + 1;
  const found = [];
  for (const { pos, words } of commentsOf(source))
    for (const [rule, turn] of Object.entries(turns))
      for (const match of words.matchAll(turn)) {
        const around = words.slice(Math.max(0, match.index - 20), match.index + 50);
        found.push({ file, line: lineAt(pos), rule, words: around });
      }
  for (const { pos, name } of namesOf(source))
    if (bannedNames.has(name)) found.push({ file, line: lineAt(pos), rule: 'name', words: name });
  return found;
}

/** Returns the violations of docs/developing/style.md in the strings of a source. Ignores strings of a single word. */
export function unplainTextsIn(file, text = readFileSync(file, 'utf8')) {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : undefined;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const found = [];
  const visit = (node) => {
    const parts = ts.isTemplateExpression(node)
      ? node.head.text + node.templateSpans.map(({ literal }) => `\`\`${literal.text}`).join('')
      : ts.isStringLiteralLike(node) || ts.isJsxText(node)
        ? node.text
        : '';
    const words = parts
      .replace(/`[^`]*`/g, '``')
      .replace(/\s+/g, ' ')
      .trim();
    if (words.includes(' '))
      for (const [rule, turn] of Object.entries(turns))
        for (const match of words.matchAll(turn)) {
          const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
          found.push({
            file,
            line,
            rule,
            words: words.slice(Math.max(0, match.index - 20), match.index + 50),
          });
        }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

if (process.argv[1] !== undefined && path.resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const found = process.argv
    .slice(2)
    .flatMap((folder) => sourcesIn(folder).flatMap((file) => [...unplainIn(file), ...unplainTextsIn(file)]));
  for (const { file, line, rule, words } of found) console.log(`${file}:${line}  ${rule}: ${words}`);
  console.log(`${found.length} turns to replace`);
}
