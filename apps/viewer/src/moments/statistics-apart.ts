interface Part {
  readonly name: string;
  readonly value: number;
}

export interface StatisticSum<P extends Part> {
  readonly name: string;
  readonly value: number;
  readonly parts: readonly P[];
}

/** Returns the statistics that differ from their printed values, with their parts in the given order. */
export function byStatistic<P extends Part>(parts: readonly P[]): readonly StatisticSum<P>[] {
  const names = [...new Set(parts.map(({ name }) => name))];
  return names.flatMap((name) => {
    const own = parts.filter((part) => part.name === name);
    const last = own.at(-1);
    return own.length < 2 || last === undefined ? [] : [{ name, value: last.value, parts: own }];
  });
}
