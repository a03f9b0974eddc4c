import { same } from '#altered/abilities';
import { named } from './productions.js';
import { saying, type Scope } from './scope.js';
import { wordOf, type Source } from './source.js';
import { firstOf, firstOfAll, remembered } from './beginning.js';
import { iso, only, words, type Parse, type Printed, type Syntax } from './syntax.js';
import { wordsOf } from './tokens.js';

/** A placeholder in a tree, filled by a part of a phrase. */
export interface Hole {
  readonly hole: string;
  /** The fields to take from a part that fills several fields. If absent, takes all fields. */
  readonly fields?: readonly string[];
}

/** A tree in which holes can replace parts. */
export type Template<T> =
  | Hole
  | (T extends readonly (infer U)[]
      ? readonly Template<U>[]
      : T extends object
        ? { readonly [K in keyof T]?: Template<T[K]> }
        : T);

export type Parts = Readonly<Record<string, unknown>>;

/** Returns a hole for the part with this name. */
export const $ = (name: string): Hole => ({ hole: name });

/**
 * Takes the listed fields from the part with this name. If no fields are listed, takes all fields that the tree does
 * not contain.
 */
export const fieldsOf = (name: string, ...fields: readonly string[]) => ({
  [`${rest}${name} ${fields.join(' ')}`]: { hole: name, ...(fields.length > 0 && { fields }) },
});
const rest = '...';
const isRest = (key: string): boolean => key.startsWith(rest);

type Tree = Readonly<Record<string, unknown>>;
const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isHole = (value: Tree): value is Tree & Hole => typeof value['hole'] === 'string';

function holesOf(template: unknown): readonly string[] {
  if (Array.isArray(template)) return template.flatMap(holesOf);
  if (!isTree(template)) return [];
  return isHole(template) ? [template.hole] : Object.values(template).flatMap(holesOf);
}

/**
 * Adds a field for each part of a phrase that fills no hole in the template. The field has the part's name and contains
 * its hole.
 */
export function withOwnFields<T>(template: Template<T>, text: string): Template<T> {
  if (!isTree(template) || isHole(template)) return template;
  const holes = holesOf(template);
  const own = [...text.matchAll(/<(\w+)>/g)].flatMap(([, name = '']) => (holes.includes(name) ? [] : [name]));
  return { ...template, ...Object.fromEntries(own.map((name) => [name, $(name)])) };
}

const picked = (tree: Tree, fields: readonly string[] = Object.keys(tree)): Tree =>
  Object.fromEntries(fields.flatMap((field) => (tree[field] === undefined ? [] : [[field, tree[field]]])));

/** Fills the holes of a template. Omits fields without a value. */
export function build(template: unknown, parts: Parts): unknown {
  if (Array.isArray(template)) return template.map((part) => build(part, parts));
  if (!isTree(template)) return template;
  if (isHole(template)) return parts[template.hole];
  const built: Record<string, unknown> = {};
  for (const [key, field] of Object.entries(template)) {
    const value = build(field, parts);
    if (isRest(key)) Object.assign(built, picked(value as Tree, (field as Hole).fields));
    else if (value !== undefined && value !== null) built[key] = value;
  }
  return built;
}

/**
 * Fills `parts` with the values from which the template would build a tree. Returns false if the template cannot build
 * it.
 */
export function match(template: unknown, value: unknown, parts: Record<string, unknown>): boolean {
  if (Array.isArray(template))
    return (
      Array.isArray(value) &&
      value.length === template.length &&
      template.every((part, index) => match(part, value[index], parts))
    );
  if (!isTree(template)) return template === value;
  if (isHole(template)) {
    if (Object.hasOwn(parts, template.hole)) return same(parts[template.hole], value);
    parts[template.hole] = value;
    return true;
  }
  if (!isTree(value) || (typeof template['kind'] === 'string' && template['kind'] !== value['kind']))
    return false;
  const keys = Object.keys(template);
  const fieldsIn = (key: string): readonly string[] | undefined => (template[key] as Hole).fields;
  const named = new Set(keys.flatMap((key) => (isRest(key) ? (fieldsIn(key) ?? []) : [key])));
  const others = Object.keys(value).filter((key) => !named.has(key));
  return (
    (others.length === 0 || keys.some((key) => isRest(key) && fieldsIn(key) === undefined)) &&
    keys.every((key) => {
      if (!isRest(key)) return match(template[key], value[key], parts);
      const { hole } = template[key] as Hole;
      const before = parts[hole] as Tree | undefined;
      const more = picked(value, fieldsIn(key) ?? others);
      parts[hole] = { ...before, ...more };
      return Object.keys(more).every((field) => same(before?.[field] ?? more[field], more[field]));
    })
  );
}

const none: readonly never[] = [];

/** The parts of a phrase by name. */
export type AnyParts = Readonly<Record<string, Syntax<unknown>>>;

/**
 * One or more items with separators. `last` is the separator before the last item. `before` returns the scope of each
 * item.
 */
export const list = <T>(
  item: Syntax<T>,
  separator: string,
  last = separator,
  before: (start: Scope, now: Scope) => Scope = (_start, now) => now,
): Syntax<readonly T[]> => {
  const between = words(separator);
  const final = words(last);
  type Reading = Parse<readonly T[]>;
  const rest = (source: Source, start: Scope, first: Reading): readonly Reading[] => {
    const next = (separator: Syntax<null>): readonly Reading[] =>
      separator
        .parse(source, first.end, first.scope)
        .flatMap(({ end, scope }) => item.parse(source, end, before(start, scope)))
        .map((reading) => ({ ...reading, value: [...first.value, reading.value] }));
    if (last === separator) return next(between).flatMap((more) => [more, ...rest(source, start, more)]);
    return [...next(final), ...next(between).flatMap((more) => rest(source, start, more))];
  };
  return {
    first: () => firstOf(item),
    parse: (source, at, scope) =>
      item.parse(source, at, scope).flatMap((reading) => {
        const first = { ...reading, value: [reading.value] };
        return [first, ...rest(source, scope, first)];
      }),
    print: (values, scope) => {
      const tokens: string[] = [];
      let now = scope;
      for (const [index, value] of values.entries()) {
        const printed = item.print(value, before(scope, now));
        if (printed === null) return null;
        if (index > 0) tokens.push(...wordsOf(index === values.length - 1 ? last : separator));
        tokens.push(...printed.tokens);
        now = printed.scope;
      }
      return values.length === 0 ? null : { tokens, scope: now };
    },
  };
};

/**
 * One or more alternatives that can happen independently. An alternative cannot refer to objects of another. However,
 * it can refer to the kind of token that another created.
 */
export const choices = <T>(item: Syntax<T>): Syntax<readonly T[]> =>
  list(item, '', '', (before, { targets, noted, tokens }) => saying(before, { targets, noted, tokens }));

type Segment = { readonly literal: Syntax<null> } | { readonly part: string };

/** The literals and parts of a phrase, and the words of its literals. */
interface Pieces {
  readonly segments: readonly Segment[];
  readonly words: readonly string[];
}

const pieces = new Map<string, Pieces>();

function piecesOf(text: string): Pieces {
  const known = pieces.get(text) ?? {
    segments: text
      .split(/(<\w+>)/)
      .filter((piece) => piece.trim() !== '')
      .map((piece) => (piece.startsWith('<') ? { part: piece.slice(1, -1) } : { literal: words(piece) })),
    words: wordsOf(text.replace(/<\w+>/g, ' ')).map(wordOf),
  };
  pieces.set(text, known);
  return known;
}

interface PhraseSoFar {
  readonly parts: Parts;
  readonly end: number;
  readonly scope: Scope;
}

/**
 * Returns a production for a phrase such as `Draw <count> from <where>`. The value of the production is a record of the
 * parts.
 */
export function phrase<P extends Parts>(
  text: string,
  parts: { readonly [K in keyof P]: Syntax<P[K]> },
): Syntax<P> {
  const { segments, words } = piecesOf(text);
  const production = named(text);
  const syntaxOf = (name: string): Syntax<unknown> => {
    const syntax = (parts as Readonly<Record<string, Syntax<unknown> | undefined>>)[name];
    if (syntax === undefined) throw new Error(`“${text}” has no part ${name}`);
    return syntax;
  };
  const part = (name: string, value: P, scope: Scope): Printed | null => {
    const syntax = syntaxOf(name);
    return value[name] === undefined && syntax.optional !== true ? null : syntax.print(value[name], scope);
  };
  return {
    first: remembered(() =>
      firstOfAll(
        segments.map((segment) => ('literal' in segment ? segment.literal : syntaxOf(segment.part))),
      ),
    ),
    parse: (source, at, scope) => {
      if (!source.hasAhead(words, at) || source.watch.without === production) return none;
      let readings: readonly PhraseSoFar[] = [{ parts: {}, end: at, scope }];
      for (const segment of segments) {
        const further: PhraseSoFar[] = [];
        for (const reading of readings)
          if ('literal' in segment)
            for (const { end } of segment.literal.parse(source, reading.end, reading.scope))
              further.push({ parts: reading.parts, end, scope: reading.scope });
          else
            for (const { value, end, scope: after } of syntaxOf(segment.part).parse(
              source,
              reading.end,
              reading.scope,
            ))
              if (!Object.hasOwn(reading.parts, segment.part) || same(reading.parts[segment.part], value))
                further.push({ parts: { ...reading.parts, [segment.part]: value }, end, scope: after });
        if (further.length === 0) return none;
        readings = further;
      }
      source.watch.met?.add(production);
      return readings.map(({ parts: value, end, scope: after }) => ({
        value: value as P,
        end,
        scope: after,
      }));
    },
    print: (value, scope) => {
      const tokens: string[] = [];
      let now = scope;
      for (const segment of segments) {
        const printed =
          'literal' in segment ? segment.literal.print(null, now) : part(segment.part, value, now);
        if (printed === null) return null;
        tokens.push(...printed.tokens);
        now = printed.scope;
      }
      return { tokens, scope: now };
    },
  };
}

/** Converts the parts of a phrase to a tree, by filling the holes of a template. */
export const asTree = <T>(parts: Syntax<Parts>, tree: Template<T>): Syntax<T> =>
  iso(
    parts,
    (filled) => build(tree, filled) as T,
    (value) => {
      const filled: Record<string, unknown> = {};
      return match(tree, value, filled) ? filled : undefined;
    },
  );

/**
 * A phrase and its tree. Each part of the phrase, such as `<count>`, fills the hole with the same name. A part without
 * a hole becomes a field with its name.
 */
export const form = <T>(text: string, parts: AnyParts, tree: Template<T> = {} as Template<T>): Syntax<T> =>
  asTree(phrase<Parts>(text, parts), withOwnFields(tree, text));

/** Several phrases with the same parts, each with a tree. `inForm` inflects the phrases. */
export const forms = <T>(
  parts: AnyParts,
  table: Readonly<Record<string, Template<T>>>,
  inForm: (text: string) => string = (text) => text,
): readonly Syntax<T>[] => Object.entries(table).map(([text, tree]) => form<T>(inForm(text), parts, tree));

/** A production whose value fills the hole `it` of a tree. */
export const inTree = <T>(syntax: Syntax<never> | Syntax<unknown>, tree: Template<T>): Syntax<T> =>
  asTree(
    iso(
      syntax as Syntax<unknown>,
      (it): Parts => ({ it }),
      ({ it }) => it,
    ),
    tree,
  );

/** A production with words around it: `around('controlled by <it>', player)`. */
export const around = <T>(text: string, syntax: Syntax<T>): Syntax<T> =>
  form<T>(text, { it: syntax }, $('it'));

/** Two or more items with separators. */
export const several = <T>(item: Syntax<T>, separator: string, last = separator): Syntax<readonly T[]> =>
  only(list(item, separator, last), ({ length }) => length > 1);
