import { compareNumbers, sectionOf, type RuleEntry } from '#kernel';

export interface SectionCoverage {
  /** The number of the section, such as `4.2`. */
  readonly section: string;
  /** The number of rules in the section whose class is behaviour. */
  readonly behaviour: number;
  /** The number of those rules that a scenario names. */
  readonly covered: number;
  readonly missing: readonly string[];
}

export interface ChapterCoverage {
  readonly chapter: number;
  readonly rules: number;
  readonly behaviour: number;
  readonly covered: number;
  readonly missing: number;
}

export interface CoverageReport {
  readonly sections: readonly SectionCoverage[];
  readonly totals: {
    readonly chapters: readonly ChapterCoverage[];
    /** The coverage of the rules that have to be covered. */
    readonly target: { readonly behaviour: number; readonly covered: number; readonly missing: number };
  };
  /** The rules in the documents that the index lacks. */
  readonly unindexed: readonly string[];
  /** The rules in the index that the documents lack. They fill gaps from other sources. */
  readonly undocumented: readonly string[];
  /** The numbers in titles that are not rules. */
  readonly unknown: readonly string[];
}

/** Combines the index with the rules that scenarios name and, if they could be read, the rules of the documents. */
export function coverageReport(
  index: readonly RuleEntry[],
  named: ReadonlySet<string>,
  documents: readonly string[] | null,
  target: (rule: RuleEntry) => boolean = () => true,
): CoverageReport {
  const known = new Set(index.map((entry) => entry.number));
  const sections = groupBy(index, (entry) => sectionOf(entry.number));
  const chapters = groupBy(index, (entry) => entry.chapter);
  const inTarget = index.filter(target);
  return {
    sections: [...sections].map(([section, entries]) => {
      const { behaviour, covered, missing } = tally(entries, named);
      return { section, behaviour, covered, missing };
    }),
    totals: {
      chapters: [...chapters].map(([chapter, entries]) => ({
        chapter,
        rules: entries.length,
        ...counted(tally(entries, named)),
      })),
      target: counted(tally(inTarget, named)),
    },
    unindexed: (documents ?? []).filter((number) => !known.has(number)),
    undocumented: documents === null ? [] : [...known].filter((number) => !documents.includes(number)),
    // `1.0` is an edition and `4.2` a section. Only a full number that is not a rule is a mistake.
    unknown: [...named]
      .filter((number) => !known.has(number) && /\.\d+\.|\.[a-z]$/.test(number))
      .sort(compareNumbers),
  };
}

interface Tally {
  readonly behaviour: number;
  readonly covered: number;
  readonly missing: readonly string[];
}

function tally(entries: readonly RuleEntry[], named: ReadonlySet<string>): Tally {
  const behaviour = entries.filter((entry) => entry.class === 'behaviour');
  const missing = behaviour.filter((entry) => !named.has(entry.number)).map((entry) => entry.number);
  return { behaviour: behaviour.length, covered: behaviour.length - missing.length, missing };
}

const counted = ({ behaviour, covered, missing }: Tally) => ({ behaviour, covered, missing: missing.length });

function groupBy<K, V>(values: readonly V[], keyOf: (value: V) => K): ReadonlyMap<K, readonly V[]> {
  const groups = new Map<K, V[]>();
  for (const value of values) {
    const key = keyOf(value);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [value]);
    else group.push(value);
  }
  return groups;
}
