import { LOST, readLosses } from './losses.js';
import { PartSums, SumsByKey } from './part-sums.js';
import type { ProfiledGame } from './profiled-games.js';
import type { ProfilePart, ProfileQuery } from './profile.js';
import { readSwings, type Swing } from './swings.js';
import { TopMoments, type LostMoment } from './top-moments.js';

/** The maximum number of heroes, of opposing heroes and of decks in a profile. */
const MOST_GROUPS = 50;

/** Sorts parts of a profile by their losses, largest first. */
export const largestFirst = <Part extends ProfilePart>(parts: readonly Part[]): readonly Part[] =>
  [...parts].sort(
    (left, right) => (right.lost.value ?? 0) - (left.lost.value ?? 0) || (left.key < right.key ? -1 : 1),
  );

/** Sums of losses by group of games. */
class GroupSums {
  readonly #sums = new SumsByKey<string>();
  readonly #games = new Map<string, { number: number; latest: ProfiledGame }>();

  /** Returns the sums of a group, and counts another game in the group. */
  of(key: string, game: ProfiledGame): PartSums {
    const known = this.#games.get(key);
    if (known === undefined) this.#games.set(key, { number: 1, latest: game });
    else {
      known.number++;
      if (game.started >= known.latest.started) known.latest = game;
    }
    return this.#sums.of(key);
  }

  latest(key: string): ProfiledGame | undefined {
    return this.#games.get(key)?.latest;
  }

  /**
   * Returns the groups, the largest loss first. Groups with few games come last, because chance influences their means
   * most.
   */
  parts(): readonly ProfilePart[] {
    const parts = [...this.#games].map(([key, { number }]) => this.#sums.of(key).part(key, number));
    const large = parts.filter((part) => !part.lost.isSmall);
    const small = parts.filter((part) => part.lost.isSmall);
    return [...largestFirst(large), ...largestFirst(small)].slice(0, MOST_GROUPS);
  }
}

/** Sums the losses in games for all groups that a profile shows. */
export class LossSums {
  readonly #themes = new SumsByKey<string>();
  readonly #days = new SumsByKey<number>();
  readonly heroes = new GroupSums();
  readonly rivalHeroes = new GroupSums();
  readonly decks = new GroupSums();
  readonly moments = new Map<string, TopMoments<LostMoment>>();
  readonly swings: TopMoments<Swing>;
  readonly #all = new PartSums();
  games = 0;

  constructor(
    private readonly meant: Pick<ProfileQuery, 'theme' | 'day'>,
    private readonly mostMoments: number,
    mostSwings: number,
  ) {
    this.swings = new TopMoments(mostSwings);
  }

  all(): ProfilePart {
    return this.#all.part('', this.games);
  }

  theme(theme: string): ProfilePart {
    return this.#themes.of(theme).part(theme, this.games);
  }

  themeParts(): readonly ProfilePart[] {
    return this.#themes.keys.map((theme) => this.theme(theme)).filter(({ decisions }) => decisions > 0);
  }

  dayParts(): readonly ProfilePart[] {
    return this.#days.keys.map((day) => this.#days.of(day).part(`${day}`, this.games));
  }

  /** Adds a game's losses to all sums, including those of its month. `number` identifies the game. */
  add(game: ProfiledGame, number: number, month: PartSums): void {
    this.games++;
    // The sums to which all of the game's decisions are added.
    const whole = [
      this.#all,
      month,
      this.heroes.of(game.hero, game),
      this.rivalHeroes.of(game.rival, game),
      this.decks.of(game.deck, game),
    ];
    const { theme: only, day: onlyDay } = this.meant;
    readSwings(game, this.swings.least, (swing) => {
      if (only !== undefined && only !== swing.theme) return;
      if (onlyDay === undefined || onlyDay === swing.day) this.swings.add(swing);
    });
    let [decisions, errors, lost] = [0, 0, 0];
    readLosses(game.losses ?? '', (theme, days, losses) => {
      if (only !== undefined && only !== theme) return;
      const [sums, top] = [this.#themes.of(theme), this.#topOf(theme)];
      let own = 0;
      for (let at = 0; at < days.length; at += 2) {
        const [day = 0, judged = 0] = [days[at], days[at + 1]];
        if (onlyDay !== undefined && onlyDay !== day) continue;
        this.#days.of(day).add(number, judged, 0, 0);
        own += judged;
      }
      if (own === 0) return;
      decisions += own;
      sums.add(number, own, 0, 0);
      for (let at = 0; at < losses.length; at += LOST) {
        const [day = 0, loss = 0, grade = 0] = [losses[at + 1], losses[at + 2], losses[at + 3]];
        if (onlyDay !== undefined && onlyDay !== day) continue;
        const error = grade > 0 ? 1 : 0;
        sums.add(number, 0, error, loss);
        this.#days.of(day).add(number, 0, error, loss);
        errors += error;
        lost += loss;
        if (loss >= top.least) top.add({ game, revision: losses[at] ?? 0, day, size: loss, grade });
      }
    });
    if (decisions > 0) for (const sums of whole) sums.add(number, decisions, errors, lost);
  }

  #topOf(theme: string): TopMoments<LostMoment> {
    const known = this.moments.get(theme);
    if (known !== undefined) return known;
    const top = new TopMoments<LostMoment>(this.mostMoments);
    this.moments.set(theme, top);
    return top;
  }
}
