import { below, type RandomSource } from '#kernel';

type Packet = Record<string, unknown> & { data: unknown[] };
interface Archive {
  readonly data: { logs: Packet[] };
}

/** Damages a log at a random position. */
type Damage = (packets: Packet[], random: RandomSource) => void;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const pick = <T>(random: RandomSource, list: readonly T[]): T | undefined =>
  list.length === 0 ? undefined : list[below(random, list.length)];

/** Returns all objects within a notification, including the notification itself. */
function objectsIn(value: unknown, depth = 0): Record<string, unknown>[] {
  if (!isObject(value) || depth > 6) return [];
  return [value, ...Object.values(value).flatMap((inner) => objectsIn(inner, depth + 1))];
}

/** Creates a kind of damage that changes one field in one notification. */
const changing =
  (change: (value: unknown, random: RandomSource) => unknown, fits: (value: unknown) => boolean): Damage =>
  (packets, random) => {
    const notification = pick(random, pick(random, packets)?.data ?? []);
    const fields = objectsIn(notification).flatMap((object) =>
      Object.keys(object).flatMap((key) => (fits(object[key]) ? [{ object, key }] : [])),
    );
    const field = pick(random, fields);
    if (field !== undefined) field.object[field.key] = change(field.object[field.key], random);
  };

const strange: readonly unknown[] = [
  null,
  '',
  -1,
  1e21,
  'NaN',
  '99999999',
  [],
  {},
  [[]],
  true,
  'stormLeft',
  'x'.repeat(300),
  '__proto__',
];

const damages: Readonly<Record<string, Damage>> = {
  'drops a packet': (packets, random) => {
    packets.splice(below(random, packets.length || 1), 1);
  },
  'doubles a packet': (packets, random) => {
    const packet = pick(random, packets);
    if (packet !== undefined) packets.splice(below(random, packets.length), 0, structuredClone(packet));
  },
  'moves packets': (packets, random) => {
    const at = below(random, packets.length || 1);
    const some = packets.splice(at, 1 + below(random, 10));
    packets.splice(below(random, packets.length + 1), 0, ...some.reverse());
  },
  'ends early': (packets, random) => {
    packets.splice(1 + below(random, packets.length || 1));
  },
  'drops a notification': (packets, random) => {
    const data = pick(random, packets)?.data;
    data?.splice(below(random, data.length || 1), 1);
  },
  'doubles a notification': (packets, random) => {
    const data = pick(random, packets)?.data;
    const notification = pick(random, data ?? []);
    if (isObject(notification))
      data?.push({ ...structuredClone(notification), uid: `z${below(random, 1e6)}` });
  },
  'names a type that nobody knows': (packets, random) => {
    const notification = pick(random, pick(random, packets)?.data ?? []);
    if (isObject(notification)) notification['type'] = `future${below(random, 5)}`;
  },
  'writes a number as a text': changing(String, (value) => typeof value === 'number'),
  'changes a number': changing(
    (value, random) => Number(value) + below(random, 200) - 100,
    (value) => typeof value === 'number',
  ),
  'changes a field': changing(
    (_, random) => structuredClone(pick(random, strange)),
    () => true,
  ),
  'empties an argument': changing(() => null, isObject),
};

/**
 * Damages the log in an archive. Returns the text and a description of the damage. Equal random sources produce equal
 * damage.
 */
export function damagedLog(
  text: string,
  random: RandomSource,
): { readonly text: string; readonly how: string } {
  const archive = JSON.parse(text) as Archive;
  const names = Object.keys(damages);
  const how = Array.from({ length: 1 + below(random, 6) }, () => pick(random, names) ?? '');
  for (const name of how) damages[name]?.(archive.data.logs, random);
  const damaged = JSON.stringify(archive);
  if (below(random, 20) > 0) return { text: damaged, how: how.join(', ') };
  return {
    text: damaged.slice(0, below(random, damaged.length)),
    how: [...how, 'breaks off the file'].join(', '),
  };
}

/** Returns the beginning of an archive's log, and the number of packets in it. */
export function beginningOfLog(
  text: string,
  random: RandomSource,
): { readonly text: string; readonly packets: number } {
  const archive = JSON.parse(text) as Archive;
  const { logs } = archive.data;
  const packets = 1 + below(random, logs.length);
  return {
    text: JSON.stringify({ ...archive, data: { ...archive.data, logs: logs.slice(0, packets) } }),
    packets,
  };
}
