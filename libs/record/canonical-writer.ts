import { canonicalJson } from './digest.js';
import type { Json } from './json.js';
import { murmur3, type Hash128 } from './murmur3.js';

/**
 * Integers from -BOUND to BOUND - 1 are written as a single word. Any other value begins with a word of at least BOUND.
 */
const BOUND = 0x40000000;
const NOTHING = 0x40000000;
const NO = 0x40000001;
const YES = 0x40000002;
/** The first word of a list is this number plus the length of the list. */
const LIST = 0x50000000;
const TEXT = 0x60000000;
const OBJECT = 0x70000000;
const OTHER_NUMBER = 0x70000001;

/** Hashes of token and emblem definitions, computed once because the definitions never change. */
const known = new WeakMap<object, Hash128>();

/**
 * Writes a canonical form as 32-bit words, in the format described in `docs/integrating/record.md`. Objects are written
 * as hashes. Different forms produce different words unless hashes collide.
 */
export class CanonicalWriter {
  #words = new Int32Array(64);
  #length = 0;

  hash(): Hash128 {
    return murmur3(this.#words, this.#length);
  }

  clear(): void {
    this.#length = 0;
  }

  number(value: number): void {
    if ((value | 0) === value && value >= -BOUND && value < BOUND) this.#add(value);
    else {
      this.#add(OTHER_NUMBER);
      this.text(JSON.stringify(value));
    }
  }

  flag(value: boolean): void {
    this.#add(value ? YES : NO);
  }

  nothing(): void {
    this.#add(NOTHING);
  }

  /** Starts a list. The caller then writes `length` entries. */
  list(length: number): void {
    this.#add(LIST + length);
  }

  numbers(values: readonly number[]): void {
    const { length } = values;
    this.list(length);
    this.#ensure(length);
    for (let at = 0; at < length; at++) {
      const value = values[at] as number;
      if ((value | 0) !== value || value < -BOUND || value >= BOUND) return this.#others(values, at);
      this.#words[this.#length++] = value;
    }
  }

  /** Writes a string with two UTF-16 code units per word, the first in the low half. */
  text(value: string): void {
    const { length } = value;
    this.#add(TEXT + length);
    for (let at = 0; at + 1 < length; at += 2)
      this.#add(value.charCodeAt(at) | (value.charCodeAt(at + 1) << 16));
    if (length % 2 === 1) this.#add(value.charCodeAt(length - 1));
  }

  texts(values: readonly string[]): void {
    this.list(values.length);
    for (const value of values) this.text(value);
  }

  /**
   * Writes an object's hash, which does not depend on the order of the members. The hash is cached, so the object must
   * not change afterwards. `lasting` names members whose values never change. The canonical forms of these values are
   * cached too.
   */
  object(value: object, lasting?: string): void {
    let hash = known.get(value);
    if (hash === undefined) {
      const own = new CanonicalWriter();
      own.text(canonicalJson(value, lasting));
      hash = own.hash();
      known.set(value, hash);
    }
    this.#add(OBJECT);
    for (const word of hash) this.#add(word);
  }

  /** Writes any canonical form. The methods for specific types are faster, so call them if the type is known. */
  form(form: Json | undefined): void {
    if (typeof form === 'number') this.number(form);
    else if (typeof form === 'string') this.text(form);
    else if (typeof form === 'boolean') this.flag(form);
    else if (form === null || form === undefined) this.nothing();
    else if (isList(form)) {
      this.list(form.length);
      for (const part of form) this.form(part);
    } else this.object(form);
  }

  #others(values: readonly number[], from: number): void {
    for (let at = from; at < values.length; at++) this.number(values[at] as number);
  }

  #add(word: number): void {
    if (this.#length === this.#words.length) this.#ensure(1);
    this.#words[this.#length++] = word;
  }

  /** Makes room for at least `more` additional words. */
  #ensure(more: number): void {
    if (this.#length + more <= this.#words.length) return;
    const longer = new Int32Array((this.#length + more) * 2);
    longer.set(this.#words);
    this.#words = longer;
  }
}

const isList = (form: Json): form is readonly Json[] => Array.isArray(form);
