import type { Known, TargetDefinition } from '#altered/abilities';

export type Gender = 'm' | 'f';

/** What pronouns, adjectives and verbs agree with. */
export interface Agreement {
  readonly gender: Gender;
  readonly plural: boolean;
}

/** Something that has been spoken of, and the noun to call it by again. */
export interface Referent extends Agreement {
  readonly noun: string;
}

/** What a step acted on, under the name that the tree gave it. A die is a number and nothing else. */
export type Noted =
  { readonly kind: 'die' } | { readonly kind: 'objects'; readonly are: Referent; readonly verb: string };

/** How something already known is spoken of at this point of a text. */
type Mention =
  | { readonly as: 'me' }
  /** For the first time: by its description. */
  | { readonly as: 'target'; readonly index: number; readonly target: TargetDefinition }
  /** It is what was spoken of last: a pronoun will do. */
  | { readonly as: 'pronoun'; readonly referent: Referent }
  /** Something else was spoken of since: it needs its noun. */
  | { readonly as: 'again'; readonly referent: Referent };

/**
 * What a text has spoken of so far. A tree points ("target 0", "it"); a text describes once and then says "it". One
 * is made for each printed ability and forgotten with it.
 */
export class Referents {
  private readonly introduced = new Map<string, Referent>();
  private last: string | undefined;

  constructor(
    private readonly targets: readonly TargetDefinition[],
    private readonly unknown: Referent,
    it?: Referent,
    private readonly notes = new Map<string, Noted>(),
  ) {
    if (it !== undefined) this.introduce('it', it);
  }

  /** For an inner action, which has targets of its own but knows the rest (5.2.3.g). */
  withTargets(targets: readonly TargetDefinition[]): Referents {
    const inner = new Referents(targets, this.unknown, this.introduced.get('it'), this.notes);
    if (!this.last?.startsWith('target ')) inner.last = this.last;
    return inner;
  }

  target(index: number): TargetDefinition | undefined {
    return this.targets[index];
  }

  /** Whether the text speaks of a player who is a target. */
  hasTargetPlayer(): boolean {
    return this.targets.some(({ kind }) => kind === 'player');
  }

  /** True once: when the player who is a target is first spoken of. */
  introducesTargetPlayer(): boolean {
    if (this.introduced.has('player')) return false;
    this.introduced.set('player', this.unknown);
    return true;
  }

  /** Whether it is a target that the text has not spoken of. */
  isNewTarget(known: Known): boolean {
    if (typeof known !== 'object' || !('target' in known)) return false;
    return !this.introduced.has(keyOf(known)) && this.targets[known.target] !== undefined;
  }

  mention(known: Known): Mention {
    if (known === 'me') return { as: 'me' };
    const key = keyOf(known);
    const before = this.introduced.get(key);
    if (before === undefined && typeof known === 'object' && 'target' in known) {
      const target = this.targets[known.target];
      if (target !== undefined) return { as: 'target', index: known.target, target };
    }
    const noted = typeof known === 'object' && 'noted' in known ? this.notes.get(known.noted) : undefined;
    const referent = before ?? (noted?.kind === 'objects' ? noted.are : this.unknown);
    const as = this.last === key ? 'pronoun' : 'again';
    this.introduce(known, referent);
    return { as, referent };
  }

  /** From here on a pronoun stands for it. */
  introduce(known: Exclude<Known, 'me'>, referent: Referent): void {
    const key = keyOf(known);
    this.introduced.set(key, referent);
    this.last = key;
  }

  /** Something without a place in the tree was spoken of: no pronoun stands for anything before it. */
  interrupt(): void {
    this.last = undefined;
  }

  note(name: string, noted: Noted): void {
    this.notes.set(name, noted);
    if (noted.kind === 'objects') this.introduce({ noted: name }, noted.are);
  }

  noted(name: string): Noted | undefined {
    return this.notes.get(name);
  }
}

const keyOf = (known: Exclude<Known, 'me'>): string =>
  known === 'it' ? 'it' : 'target' in known ? `target ${known.target}` : `noted ${known.noted}`;
