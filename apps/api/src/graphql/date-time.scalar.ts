import { GraphQLError, GraphQLScalarType, Kind, type ASTNode } from 'graphql';
import type { AnswerCode } from '../errors/answer-codes.js';

/** Matches a date, or a date and time with a time zone. Times can have up to nine decimals. */
const pattern = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d))?$/;

function timeOf(value: unknown, node?: ASTNode): Date {
  const time = typeof value === 'string' && pattern.test(value) ? new Date(value) : null;
  // `Date` rejects some invalid times and changes others, such as 24:00, second 60 and 31 February.
  if (time !== null && !Number.isNaN(time.getTime()) && isCalendar(String(value))) return time;
  throw new GraphQLError('A DateTime must be a string such as "2019-12-03T09:54:33Z".', {
    ...(node && { nodes: node }),
    extensions: { code: 'BAD_USER_INPUT' satisfies AnswerCode },
  });
}

function isCalendar(text: string): boolean {
  const [year = 0, month = 0, day = 0] = text.slice(0, 10).split('-').map(Number);
  const midnight = new Date(`${text.slice(0, 10)}T00:00:00Z`);
  const isDay = midnight.getUTCMonth() === month - 1 && midnight.getUTCDate() === day;
  return isDay && midnight.getUTCFullYear() === year && !text.includes('T24');
}

/** A point in time. An invalid value is refused before the operation is executed. */
export const GraphQLDateTime = new GraphQLScalarType<Date, string | null>({
  name: 'DateTime',
  description: 'A time in ISO 8601 format, such as 2019-12-03T09:54:33Z.',
  parseValue: (value) => timeOf(value),
  parseLiteral: (node) => timeOf(node.kind === Kind.STRING ? node.value : null, node),
  serialize: (value) => (value instanceof Date ? value.toISOString() : null),
});
