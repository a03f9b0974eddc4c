import type { Position } from '@kurrent/kurrentdb-client';
import type { GlobalPosition } from '../streams/port.js';

/** The number of digits in the largest 64-bit number. */
const digits = 20;

/** Formats a log position as commit/prepare with leading zeros, so that positions can be compared as strings. */
export const writtenPosition = (commit: string, prepare: string): GlobalPosition =>
  `${commit.padStart(digits, '0')}/${prepare.padStart(digits, '0')}`;

export const positionText = ({ commit, prepare }: Position): GlobalPosition =>
  writtenPosition(commit.toString(), prepare.toString());

/** Parses a position that this store returned. Throws `RangeError` if the text is not such a position. */
export function positionOf(text: GlobalPosition): Position {
  const [, commit, prepare] = /^(\d{20})\/(\d{20})$/.exec(text) ?? [];
  if (commit === undefined || prepare === undefined)
    throw new RangeError(`"${text}" is not a position in this store.`);
  return { commit: BigInt(commit), prepare: BigInt(prepare) };
}

export const laterOf = (left: GlobalPosition | undefined, right: GlobalPosition): GlobalPosition =>
  left === undefined || right > left ? right : left;
