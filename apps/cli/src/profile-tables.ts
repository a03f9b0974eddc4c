import type { Profile, ProfileMoment, ProfilePart, ProfileTheme } from '#read-models';
import type { Output } from './output.js';
import { columns } from './stats-table.js';
import { drawTable } from './terminal/table.js';
import { counted, cut } from './terminal/text.js';

interface Shown {
  readonly own: Profile;
  /** The profile of another player for comparison, or null. */
  readonly beside: Profile | null;
  /** The names of themes by key. */
  readonly names: Readonly<Record<string, string>>;
  readonly since: string | null;
}

/**
 * Prints a profile: the losses by theme, day, Hero, deck and month, followed by the positions with the worst losses.
 */
export function showProfile(output: Output, { own, beside, names, since }: Shown): void {
  for (const profile of [own, ...(beside === null ? [] : [beside])]) output.lines(...headOf(profile));
  if (own.playouts === null) return;
  const section = (
    title: string,
    parts: readonly ProfilePart[],
    other: readonly ProfilePart[] = [],
  ): void => {
    if (parts.filter(({ key }) => key !== '').length === 0) return;
    const titles = [
      title,
      `#Points lost a game`,
      '#Decisions',
      '#Errors',
      '#Games',
      ...(beside === null ? [] : [`#${cut(beside.player, 20)}`]),
    ];
    const rows = parts.map((part) => [
      cut(part.key === '' ? 'unknown' : (names[part.key] ?? part.key), 34),
      ...[pointsOf(part), `${part.decisions}`, `${part.errors}`, `${part.met}`],
      ...(beside === null ? [] : [pointsOf(other.find(({ key }) => key === part.key))]),
    ]);
    output.lines('', ...drawTable(output.theme, columns(...titles), rows));
  };
  section('Kind of decision', own.themes, beside?.themes);
  if (since !== null) showChange(output, own, since, names);
  section('Day', own.days, beside?.days);
  section('Hero', own.heroes, beside?.heroes);
  section('Against', own.rivalHeroes, beside?.rivalHeroes);
  if (own.decks.length > 1) section('Deck', own.decks.map(deckOf));
  if (own.months.length > 1) section('Month', own.months, beside?.months);
  showMoments(output, own.themes, names);
}

const headOf = ({ player, module, games, others, playouts, all, modules }: Profile): readonly string[] => {
  const reviewed = modules.find((entry) => entry.module === module)?.games ?? 0;
  if (playouts === null)
    return [
      `${player}: ${counted(games, 'finished game')}, but none with a suitable review.`,
      'Store reviews of some games with: retrace review GAME --keep',
    ];
  return [
    `${player}: ${String(module)}, ${reviewed} of ${counted(games, 'finished game')} reviewed, ` +
      `with ${counted(playouts, 'playout')}. Loses ${pointsOf(all)} points a game.`,
    ...(others === 0
      ? []
      : [`Not counted: ${counted(others, 'game')}, because their reviews used other settings.`]),
  ];
};

const deckOf = ({ key, hero, startedAt, ...part }: Profile['decks'][number]): ProfilePart => ({
  ...part,
  key: `${hero} ${key.slice(0, 6)}, last ${startedAt.slice(0, 10)}`,
});

/** Prints the losses before and after a date. */
function showChange(output: Output, { themes, all }: Profile, since: string, names: Shown['names']): void {
  const rows = [all, ...themes].map(({ key, lost, before, change }) => [
    key === '' ? 'All' : (names[key] ?? key),
    pointsOf({ lost }),
    before === null ? '–' : pointsOf({ lost: before }),
    change === null ? '–' : `${signed(change.value)} (${signed(change.low)} to ${signed(change.high)})`,
  ]);
  const titles = columns('Kind of decision', `#Since ${since}`, '#Before', '#Change');
  output.lines('', ...drawTable(output.theme, titles, rows));
}

/** Prints the positions with the worst losses for each theme. */
export function showMoments(output: Output, themes: readonly ProfileTheme[], names: Shown['names']): void {
  const rows = themes.flatMap(({ key, moments }) =>
    moments.map((moment: ProfileMoment) => [
      names[key] ?? key,
      `${moment.game}:${moment.revision}`,
      cut(moment.opponents.join(', '), 24),
      moment.startedAt.slice(0, 10),
      `${moment.day}`,
      written(moment.loss),
      moment.grade ?? '–',
    ]),
  );
  if (rows.length === 0) return;
  const titles = columns('Moments', 'Game and event', 'Against', 'Played', '#Day', '#Points', 'Grade');
  output.lines('', ...drawTable(output.theme, titles, rows));
  output.lines(
    '',
    'Look at a game with: retrace show GAME --at EVENT. Practise mistakes and blunders with: retrace ' +
      'lessons next',
  );
}

/** Prints the turning points of games. */
export function showSwings(output: Output, swings: Profile['swings'], names: Shown['names']): void {
  if (swings.length === 0) return;
  const titles = ['Turning points', 'Game and event', 'Against', 'Played', '#Day', '#From', '#To', 'Decided'];
  const rows = swings.map(({ game, revision, opponents, startedAt, before, after, decision }) => [
    decision === null ? 'no decision' : (names[decision.theme] ?? decision.theme),
    `${game}:${revision}`,
    cut(opponents.join(', '), 24),
    startedAt.slice(0, 10),
    decision === null ? '–' : `${decision.day}`,
    ...[before, after].map((chance) => `${Math.round(100 * chance)}%`),
    decision === null ? '–' : cut(decision.player, 24),
  ]);
  output.lines('', ...drawTable(output.theme, columns(...titles), rows));
}

const written = (share: number): string => (Math.round(1000 * share) / 10).toFixed(1);
const signed = (share: number): string => `${share > 0 ? '+' : ''}${written(share)}`.replace('-', '−');

function pointsOf(part: Pick<ProfilePart, 'lost'> | undefined): string {
  if (part?.lost.value == null) return '–';
  const { value, low, high, isSmall } = part.lost;
  const bounds = low === null || high === null ? '' : ` (${written(low)} to ${written(high)})`;
  return `${isSmall ? '~' : ''}${written(value)}${bounds}`;
}
