import { compareNumbers, sectionOf, type RuleEntry } from '#kernel';

export interface SectionCoverage {
  /** The number of a section, such as `4.2`. */
  readonly section: string;
  /** The number of behaviour rules in the section. */
  readonly behaviour: number;
  /** The number of the section's behaviour rules that scenarios name. */
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
    /** The coverage of the rules that must be covered. */
    readonly target: { readonly behaviour: number; readonly covered: number; readonly missing: number };
  };
  /** The rules that the documents contain and the index lacks. */
  readonly unindexed: readonly string[];
  /** The rules that the index contains and the documents lack. Other sources supply them. */
  readonly undocumented: readonly string[];
  /** The numbers in titles that look like rules and are not in the index. */
  readonly unknown: readonly string[];
}

/**
 * Compares the index with the rules that scenarios name and, if the documents could be read, with the rules in the
 * documents.
 */
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
    // A number such as `1.0` can be an edition, and a number such as `4.2` can be a section. Only the number of a full
    // rule counts as a mistake.
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
