#!/usr/bin/env node
/**
 * The `commit-msg` hook, which refuses commit subjects that docs/developing/style.md does not allow. Enable it with
 * `git config core.hooksPath tools/lint/hooks`.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const LONGEST = 72;

/** Imperative verbs that end like other verb forms. */
const imperatives = new Set([
  'address', 'assess', 'bless', 'compress', 'cross', 'discuss', 'dismiss', 'embed', 'express', 'feed', 'focus', 'guess', 'miss', 'need',
  'pass', 'press', 'process', 'read', 'seed', 'shed', 'speed', 'spread', 'stress', 'suppress', 'bring', 'string', 'ring',
]); // prettier-ignore

const isOtherMood = (verb) => /(ed|ing)$|[^s]s$/.test(verb) && !imperatives.has(verb);

/** Returns the problem with a commit message's subject. Null if there is none. */
export function subjectProblem(message) {
  const [subject = ''] = message.split('\n').filter((line) => !line.startsWith('#'));
  if (/^(Merge|Revert|fixup!|squash!) /.test(subject)) return null;
  if (subject.length === 0) return 'The subject is empty.';
  if (subject.length > LONGEST)
    return `The subject has ${subject.length} characters. The limit is ${LONGEST}.`;
  const [first = ''] = subject.split(' ');
  if (!/^[A-Z][a-z]+$/.test(first))
    return 'The subject does not begin with a capitalised verb: "Refuse a deck with two heroes".';
  if (isOtherMood(first.toLowerCase()))
    return `"${first}" is not imperative: "Refuse a deck with two heroes".`;
  if (subject.endsWith('.')) return 'The subject ends with a full stop.';
  return null;
}

if (process.argv[1] !== undefined && path.resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const problem = subjectProblem(readFileSync(process.argv[2] ?? '', 'utf8'));
  if (problem !== null) {
    console.error(`${problem} See docs/developing/style.md.`);
    process.exitCode = 1;
  }
}
