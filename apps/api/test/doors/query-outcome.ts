import { Breach, type Outcome } from '#house';
import { errorCatalogue } from '../../src/errors/catalogue.js';
import type { Answer } from '../running-api.js';

/** The maximum size of the response to a small query, in bytes. */
const LARGEST = 2 ** 20;

/**
 * Returns the outcome of a query: `taken`, or the code of its first error. Throws a `Breach` if the response reveals
 * internals or a server fault.
 */
export function queryOutcome({ status, text, errors }: Answer, largest = LARGEST): Outcome {
  if (text.length > largest) throw new Breach(`the answer has ${text.length} characters`);
  for (const { message, extensions } of errors) {
    const code = extensions['code'];
    if (typeof code !== 'string' || !Object.hasOwn(errorCatalogue, code))
      throw new Breach(`an error without a code of the catalogue: ${String(code)}: ${message}`);
    if (code === 'INTERNAL') throw new Breach('an error inside the server');
    if (message.length > 2000) throw new Breach(`${code} has a message of ${message.length} characters`);
    requireNoStack(message);
  }
  const first = errors[0]?.extensions['code'];
  if (first === undefined && status !== 200) throw new Breach(`status ${status} without an error`);
  return typeof first === 'string' ? first : 'taken';
}

/** Throws a `Breach` if a text reveals internals of the server. */
export function requireNoStack(text: string): void {
  if (/\n\s+at .+:\d+:\d+|node_modules|node:internal/.test(text))
    throw new Breach(`the inside of the program is told: ${text.slice(0, 300)}`);
}
