import type { Json } from '#record';

/** A JSON Patch operation (RFC 6902). */
export interface PatchOperation {
  readonly op: 'add' | 'remove' | 'replace';
  /** A JSON Pointer (RFC 6901). */
  readonly path: string;
  /** Present only for `add` and `replace`. */
  readonly value?: Json;
}

type Members = Readonly<Record<string, Json>>;

const isMembers = (value: Json): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isItems = (value: Json): value is readonly Json[] => Array.isArray(value);
const isSame = (left: Json, right: Json): boolean => JSON.stringify(left) === JSON.stringify(right);
const pointer = (path: string, name: string | number): string =>
  `${path}/${String(name).replaceAll('~', '~0').replaceAll('/', '~1')}`;

/** Returns an own member, whose name can be any string. Undefined if there is none. */
const memberOf = (members: Members, name: string): Json | undefined =>
  Object.hasOwn(members, name) ? members[name] : undefined;

/**
 * Returns the JSON Patch (RFC 6902) that changes one value into another. The members of both values must have the same
 * order.
 */
export function patchBetween(from: Json, to: Json, path = ''): readonly PatchOperation[] {
  if (isSame(from, to)) return [];
  if (isMembers(from) && isMembers(to)) return ofMembers(from, to, path);
  if (isItems(from) && isItems(to)) return ofItems(from, to, path);
  return [{ op: 'replace', path, value: to }];
}

function ofMembers(from: Members, to: Members, path: string): readonly PatchOperation[] {
  const names = [...new Set([...Object.keys(from), ...Object.keys(to)])];
  return names.flatMap((name): readonly PatchOperation[] => {
    const [before, after] = [memberOf(from, name), memberOf(to, name)];
    const here = pointer(path, name);
    if (after === undefined) return [{ op: 'remove', path: here }];
    if (before === undefined) return [{ op: 'add', path: here, value: after }];
    return patchBetween(before, after, here);
  });
}

/**
 * Returns the patch that changes one list into another. Keeps equal entries at the start and at the end of both lists.
 * Changes the entries between them in place, and then removes or adds the remaining entries.
 */
function ofItems(from: readonly Json[], to: readonly Json[], path: string): readonly PatchOperation[] {
  const shorter = Math.min(from.length, to.length);
  let head = 0;
  while (head < shorter && isSame(from[head] ?? null, to[head] ?? null)) head++;
  let tail = 0;
  while (tail < shorter - head && isSame(from.at(-1 - tail) ?? null, to.at(-1 - tail) ?? null)) tail++;
  const shared = shorter - head - tail;
  const changed = Array.from({ length: shared }, (_, index) =>
    patchBetween(from[head + index] ?? null, to[head + index] ?? null, pointer(path, head + index)),
  ).flat();
  const rest = head + shared;
  const removed = from
    .slice(rest, from.length - tail)
    .map((): PatchOperation => ({ op: 'remove', path: pointer(path, rest) }));
  const added = to
    .slice(rest, to.length - tail)
    .map((value, index): PatchOperation => ({ op: 'add', path: pointer(path, rest + index), value }));
  return [...changed, ...removed, ...added];
}
