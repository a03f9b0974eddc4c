/** A map whose values are computed on first access and cached. */
export class LazyMap<K, V> implements ReadonlyMap<K, V> {
  readonly #made = new Map<K, V>();
  readonly #make: ReadonlyMap<K, () => V>;

  constructor(make: Iterable<readonly [K, () => V]>) {
    this.#make = new Map(make);
  }

  /** Merges maps without computing values. Entries of later maps replace those of earlier ones. */
  static over<K, V>(...maps: readonly ReadonlyMap<K, V>[]): LazyMap<K, V> {
    return new LazyMap(
      maps.flatMap((map) =>
        Array.from(map.keys(), (key): readonly [K, () => V] => [key, () => map.get(key) as V]),
      ),
    );
  }

  get size(): number {
    return this.#make.size;
  }

  has(key: K): boolean {
    return this.#make.has(key);
  }

  get(key: K): V | undefined {
    const made = this.#made.get(key);
    if (made !== undefined) return made;
    const value = this.#make.get(key)?.();
    if (value !== undefined) this.#made.set(key, value);
    return value;
  }

  keys(): MapIterator<K> {
    return this.#make.keys();
  }

  *entries(): MapIterator<[K, V]> {
    for (const key of this.#make.keys()) yield [key, this.get(key) as V];
  }

  *values(): MapIterator<V> {
    for (const [, value] of this.entries()) yield value;
  }

  [Symbol.iterator](): MapIterator<[K, V]> {
    return this.entries();
  }

  forEach(visit: (value: V, key: K, map: ReadonlyMap<K, V>) => void): void {
    for (const [key, value] of this.entries()) visit(value, key, this);
  }
}
