import type { Page } from 'playwright-core';
import { playableGames, setupOf } from '#games';
import { invariant, type RecordedEvent } from '#record';
import { playRandomly } from '#record/testing';
import { boardOf, until } from './chromium.js';
import { diceGame, highCardGame, rollsIn } from './recorded-games.js';
import { chooseFromList } from './played-page.js';
import type { Viewed } from './viewed-games.js';

/** Returns games with the names of shipped cards, so that texts have realistic lengths. */
export function readableGames(): Readonly<Record<string, readonly RecordedEvent[]>> {
  const contracts = playableGames().get('contracts');
  invariant(contracts, 'Contracts can be played');
  const names = ['Ines', 'Bruno'];
  return {
    altered: diceGame('looked at'),
    contracts: playRandomly(
      contracts.module,
      setupOf(contracts, { decks: contracts.decks().slice(0, 2), names, seed: 'looked at' }),
      'looked at',
    ),
    'high-card': highCardGame('looked at'),
  };
}

/** A page of the viewer that is taken from one state to the next. */
export type Walk = Viewed;

/** A state of a page, possibly with an open dialog or menu. */
export interface ViewerState {
  readonly name: string;
  readonly open: (walk: Walk) => Promise<void>;
  /**
   * A selector for the only part of the page that differs from the previous state. If absent, the whole page differs.
   */
  readonly inside?: string;
}

const part = ({ page }: Walk, name: string) => page.getByTestId(name).first();
const go = ({ page, api }: Walk, address: string) => page.goto(`${api.url}${address}`);
const press = (walk: Walk, name: string) => part(walk, name).click();

/** Returns the data in the API's response. Fails the test if the response contains errors. */
async function answered({ api }: Walk, query: string): Promise<unknown> {
  const answer = await api.ask(query);
  invariant(answer.errors.length === 0, answer.errors[0]?.message ?? '');
  return answer.data as unknown;
}

/** Opens a game at a position with a panel, and waits for the content of the panel. */
async function replay(walk: Walk, game: string, at: number, open: string, waited?: string): Promise<void> {
  const [name = '', rest = ''] = open.split('&', 2);
  await go(walk, `/game/${game}?at=${at}&as=all&panel=${name}${rest && `&${rest}`}`);
  await boardOf(walk.page, at);
  if (waited !== undefined) await part(walk, waited).waitFor();
  if (game !== 'high-card') await part(walk, 'mini-chart-values').waitFor({ state: 'attached' });
}

/** Starts a game against a bot and waits for the first decision. */
async function play(walk: Walk, game: string): Promise<void> {
  await go(walk, `/new?game=${game}`);
  await part(walk, 'new-name').fill('Ines');
  await press(walk, 'new-opponent-RANDOM');
  await press(walk, 'begin');
  await part(walk, 'play-option').waitFor({ timeout: 40_000 });
  await walk.page.locator('[data-offer="offered"]').first().waitFor();
}

const state = (name: string, open: ViewerState['open'], inside?: string): ViewerState => ({
  name,
  open,
  ...(inside !== undefined && { inside }),
});
const panel = (name: string, open: ViewerState['open']): ViewerState => state(name, open, '.panels');

const lists: readonly ViewerState[] = [
  state('list', async (walk) => {
    await go(walk, '/');
    await part(walk, 'game-row').waitFor();
  }),
  state('list-filters', (walk) => press(walk, 'filters-toggle')),
  state('list-none', async (walk) => {
    await part(walk, 'search').fill('no such game');
    await part(walk, 'empty').waitFor();
  }),
  state('list-refused', async (walk) => {
    await part(walk, 'import-file').setInputFiles({
      name: 'broken.json',
      mimeType: 'application/json',
      buffer: Buffer.from('{"no": "game"}'),
    });
    await walk.page.locator('.toast-refused').waitFor();
  }),
];

/** Returns the states of all panels. Both games have the same panels. */
const panelsOf = (game: string): readonly ViewerState[] => [
  state(`${game}-log`, (walk) => replay(walk, game, 120, 'log', 'log-line-current')),
  panel(`${game}-why`, (walk) => replay(walk, game, 120, 'why', 'why-causes')),
  panel(`${game}-review`, (walk) => replay(walk, game, 120, 'review', 'review-start')),
  panel(`${game}-decisions`, async (walk) => {
    await replay(walk, game, 120, 'decisions', 'decisions');
    await press(walk, 'decision-back');
    await part(walk, 'option').waitFor();
  }),
  panel(`${game}-reactions`, async (walk) => {
    await replay(walk, game, 120, 'reactions', 'reactions');
    await part(walk, 'reactions-now').waitFor();
  }),
  panel(`${game}-charts`, async (walk) => {
    await replay(walk, game, 120, 'charts', 'chart');
    await press(walk, 'chart-more');
    await part(walk, 'chart-table').waitFor();
  }),
  state(`${game}-card`, async (walk) => {
    await replay(walk, game, 120, 'log', 'log-line-current');
    await walk.page
      .locator('[data-testid="zone-hand-0"] [data-testid="card"]')
      .first()
      .dispatchEvent('click');
    await part(walk, 'inspector-moments').waitFor();
  }),
  panel(`${game}-moments`, async (walk) => {
    await press(walk, 'inspector-moments');
    await part(walk, 'moment').waitFor();
  }),
  state(`${game}-pile`, async (walk) => {
    await replay(walk, game, 200, 'none');
    await walk.page.locator('[data-testid^="look-through-"]').first().dispatchEvent('click');
    await part(walk, 'pile-panel').waitFor();
  }),
  state(`${game}-as-player`, async (walk) => {
    await replay(walk, game, 200, 'none');
    await press(walk, 'perspective-0');
    await walk.page
      .locator('[data-testid="zone-hand-1"] .card-unknown')
      .first()
      .waitFor({ state: 'attached' });
    await boardOf(walk.page, 200);
  }),
  state(`${game}-end`, async (walk) => {
    await press(walk, 'to-end');
    await part(walk, 'board').locator('.chip-win').waitFor();
  }),
];

const talk: readonly ViewerState[] = [
  state('dice', async (walk) => {
    await replay(walk, 'altered', rollsIn(readableGames()['altered'] ?? [])[0] ?? 0, 'none');
    await part(walk, 'dice').waitFor();
  }),
  panel('notes', async (walk) => {
    for (const mark of ['?', '!'])
      await answered(
        walk,
        `mutation { annotate(game: "altered", from: "120", as: "all", mark: "${mark}", text: "A note about this moment.", highlights: [{ kind: ZONE, key: "hand-0" }]) { id } }`,
      );
    await replay(walk, 'altered', 120, 'notes', 'note-entry');
  }),
  panel('note-form', async (walk) => {
    await press(walk, 'note-begin');
    await part(walk, 'note-text').fill('The wrong one to keep.');
  }),
  state('tag', async (walk) => {
    await answered(walk, 'mutation { tag(game: "altered", tag: "Grand Final") }');
    await replay(walk, 'altered', 60, 'log', 'log-line-current');
    await part(walk, 'tag-add').dispatchEvent('click');
    await part(walk, 'tag-input').waitFor({ state: 'attached' });
  }),
  panel('rules', async (walk) => {
    await replay(walk, 'altered', 60, 'log', 'log-line-current');
    await part(walk, 'log-rules').click();
  }),
  state('share', async (walk) => {
    await replay(walk, 'altered', 60, 'none');
    await press(walk, 'share');
    await press(walk, 'share-make');
    await part(walk, 'share-link').waitFor();
  }),
  state('help', async (walk) => {
    await replay(walk, 'contracts', 60, 'none');
    await press(walk, 'help-button');
    await part(walk, 'help').waitFor();
  }),
  state('high-card', (walk) => replay(walk, 'high-card', 10, 'log', 'log-line-current')),
];

const lines: readonly ViewerState[] = [
  panel('option', async (walk) => {
    await replay(walk, 'altered', 120, 'decisions', 'decisions');
    await press(walk, 'decision-back');
    await part(walk, 'option-choose').click();
    await part(walk, 'branch-name').waitFor();
  }),
  panel('branches', async (walk) => {
    const decisions = await answered(
      walk,
      '{ game(id: "altered") { takenDecisions(last: 1, before: "121:0", as: "all") { edges { node { position } } } } }',
    );
    const { edges } = (decisions as Decisions).game.takenDecisions;
    const data = await answered(
      walk,
      `mutation { branchGame(game: "altered", at: "${edges[0]?.node.position}", open: true, name: "Another way") { id } }`,
    );
    branch = (data as { branchGame: { id: string } }).branchGame.id;
    await replay(walk, 'altered', 120, 'branches', 'branch-compare');
  }),
  state('comparison', async (walk) => {
    await replay(walk, 'altered', 120, `branches&branch=${branch}`, 'comparison-table');
    await part(walk, 'compared-board').waitFor();
  }),
  state('branch', async (walk) => {
    await go(walk, `/game/${branch}?at=100&as=all&panel=branches`);
    await part(walk, 'branch-chip').waitFor({ state: 'attached' });
    await boardOf(walk.page, 100);
  }),
];
interface Decisions {
  readonly game: {
    readonly takenDecisions: { readonly edges: readonly { readonly node: { readonly position: string } }[] };
  };
}
/** The id of the branch that later states show. */
let branch = '';

const playing: readonly ViewerState[] = [
  state('new-altered', async (walk) => {
    await go(walk, '/new?game=altered');
    await part(walk, 'new-deck').waitFor();
  }),
  state('new-contracts', async (walk) => {
    await go(walk, '/new?game=contracts');
    await part(walk, 'new-deck').waitFor();
    await press(walk, 'new-opponent-FRIEND');
    await part(walk, 'new-opponent-name').waitFor();
  }),
  state('new-four', async (walk) => {
    await go(walk, '/new?game=altered');
    await part(walk, 'new-mode').selectOption('two-vs-two');
    await press(walk, 'new-opponent-2-FRIEND');
    await part(walk, 'new-opponent-2-name').waitFor();
  }),
  state('play-four', async (walk) => {
    await press(walk, 'new-opponent-2-RANDOM');
    await part(walk, 'new-name').fill('Ines');
    await press(walk, 'begin');
    await part(walk, 'play-option').waitFor({ timeout: 40_000 });
  }),
  state('play-altered', (walk) => play(walk, 'altered')),
  state('play-picked', async (walk) => {
    await walk.page.locator('[data-testid="play-option"]:enabled').first().click();
    await walk.page.locator('[data-testid="play-option"][aria-pressed="true"]').first().waitFor();
  }),
  state('play-contracts', (walk) => play(walk, 'contracts')),
  state('play-friend', async (walk) => {
    await go(walk, '/new?game=contracts');
    await part(walk, 'new-name').fill('Ines');
    await press(walk, 'new-opponent-FRIEND');
    await part(walk, 'new-opponent-name').fill('Bruno');
    await press(walk, 'begin');
    // Either player could be the first to decide. The link appears once the game waits for the friend.
    const link = part(walk, 'invitation-link');
    const own = walk.page.locator('[data-testid="play-option"]:enabled').first();
    for (let turn = 0; turn < 20; turn += 1) {
      await link.or(own).first().waitFor({ timeout: 40_000 });
      if (await link.isVisible()) return;
      const decision = await part(walk, 'choice').getAttribute('data-decision');
      await chooseFromList(walk.page, turn);
      await walk.page
        .locator(`[data-testid="choice"][data-decision="${decision}"]`)
        .waitFor({ state: 'detached' });
    }
    throw new Error('Nobody waits for the friend.');
  }),
  state('join', async (walk) => {
    const stored = await walk.page.evaluate<string>(`localStorage.getItem('retrace.seats')`);
    const seats = JSON.parse(stored) as readonly { invitations?: readonly { invitation: string }[] }[];
    const invitation = seats.flatMap(({ invitations = [] }) => invitations)[0]?.invitation;
    await go(walk, `/join#invitation=${invitation}`);
    await part(walk, 'take-seat').waitFor();
  }),
];

const lessons: readonly ViewerState[] = [
  state('lessons-none', async (walk) => {
    await go(walk, '/lessons');
    await part(walk, 'no-lessons').waitFor();
  }),
  state('opening', async (walk) => {
    await go(walk, '/opening');
    await part(walk, 'opening-deal').waitFor();
  }),
  state('opening-hand', async (walk) => {
    await press(walk, 'opening-deal');
    await part(walk, 'exercise-choice').waitFor();
    await part(walk, 'board').waitFor();
  }),
  state('opening-result', async (walk) => {
    for (const card of [0, 1, 2]) await walk.page.getByTestId('exercise-choice').nth(card).click();
    await press(walk, 'send-answer');
    await part(walk, 'opening-result').waitFor({ timeout: 60_000 });
  }),
  state('opening-trained', async (walk) => {
    await press(walk, 'opening-leave');
    await part(walk, 'openings-trained').waitFor();
  }),
];

const studies: readonly ViewerState[] = [
  state('studies-none', async (walk) => {
    await go(walk, '/studies');
    await part(walk, 'no-studies').waitFor();
  }),
  panel('study-add', async (walk) => {
    await replay(walk, 'contracts', 60, 'notes', 'study-add');
    await press(walk, 'study-add');
    await part(walk, 'study-added').getByRole('link').waitFor();
  }),
  state('study', async (walk) => {
    await part(walk, 'study-added').getByRole('link').click();
    await part(walk, 'chapter-list').waitFor();
    await part(walk, 'board').waitFor();
  }),
  state('study-edit', async (walk) => {
    await press(walk, 'chapter-edit');
    await part(walk, 'chapter-form-question').fill('What would you do?');
  }),
  state('study-whole', async (walk) => {
    await press(walk, 'chapter-save');
    await press(walk, 'study-whole');
    await part(walk, 'printed-chapter').locator('.board').waitFor();
  }),
];

const tournaments: readonly ViewerState[] = [
  state('tournaments-none', async (walk) => {
    await go(walk, '/tournaments');
    await part(walk, 'no-tournaments').waitFor();
  }),
  state('tournament', async (walk) => {
    await part(walk, 'tournament-name').fill('Monday');
    await press(walk, 'tournament-begin');
    await part(walk, 'tournament-empty').waitFor();
  }),
  state('tournament-match', async (walk) => {
    await press(walk, 'match-add');
    await part(walk, 'match-player-0').fill('Ada');
    await press(walk, 'match-save');
    await part(walk, 'tournament-standings').waitFor();
  }),
  state('prepare-none', async (walk) => {
    await go(walk, '/prepare?player=Nobody&opponent=Ben');
    await part(walk, 'prepare-none').waitFor();
  }),
];

const statistics: readonly ViewerState[] = [
  state('statistics', async (walk) => {
    await go(walk, '/statistics');
    await part(walk, 'card-statistics').waitFor();
    await part(walk, 'sort-impact').click();
  }),
  ...(['heroes', 'factions', 'players', 'curve'] as const).map((table) =>
    state(`statistics-${table}`, async (walk) => {
      await part(walk, `statistics-${table}`).click();
      await walk.page.locator('.statistics-table, [data-testid=statistics-none]').first().waitFor();
    }),
  ),
  state('statistics-none', async (walk) => {
    await part(walk, 'statistics-module-contracts').click();
    await part(walk, 'statistics-none').waitFor();
  }),
  state('profile', async (walk) => {
    await go(walk, '/profile/Ada');
    await walk.page.locator('[data-testid=profile-sums], [data-testid=profile-none]').first().waitFor();
  }),
];

const help: readonly ViewerState[] = (['using', 'your-games', 'rules-of-altered'] as const).map((page) =>
  state(`help-${page}`, async (walk) => {
    await go(walk, `/help/${page}`);
    await part(walk, 'help-document').waitFor();
  }),
);

const drafts: readonly ViewerState[] = [
  state('drafts-none', async (walk) => {
    await go(walk, '/drafts');
    await part(walk, 'no-drafts').waitFor();
  }),
  state('new-draft', async (walk) => {
    await go(walk, '/drafts/new');
    await part(walk, 'draft-name').fill('Ines');
    await press(walk, 'invite-friend');
    await part(walk, 'draft-friend').waitFor();
  }),
  state('draft-links', async (walk) => {
    await press(walk, 'begin-draft');
    await part(walk, 'draft-links').waitFor();
    await part(walk, 'hand-card').waitFor();
  }),
  state('draft', async (walk) => {
    const { id } = await draftOf(walk, [{ bot: true }, { bot: true }, { bot: true }]);
    await go(walk, `/draft/${id}?pick=4`);
    await part(walk, 'draft-offered').waitFor();
  }),
  state('drafts', async (walk) => {
    await go(walk, '/drafts');
    await walk.page.locator('[data-testid="draft-list"] a').first().waitFor();
  }),
  state('draft-picking', async (walk) => {
    const { id, seats } = await draftOf(walk, [{ name: 'Ines' }, { bot: true }, { bot: true }]);
    await go(walk, `/draft/${id}#token=${seats[0]?.token ?? ''}`);
    await part(walk, 'hand-card').click();
    await part(walk, 'draft-text').waitFor();
  }),
  state('draft-building', async (walk) => {
    for (let left = 12; left > 0; left--) {
      await until(async () => (await walk.page.getByTestId('hand-card').count()) === left);
      await part(walk, 'hand-card').click();
      await press(walk, 'take-card');
    }
    await part(walk, 'deck-cards').waitFor();
  }),
];

interface BegunDraft {
  readonly id: string;
  readonly seats: readonly { readonly token: string | null }[];
}

/** Starts a draft with one booster per player. */
async function draftOf({ api }: Walk, players: readonly object[]): Promise<BegunDraft> {
  const answer = await api.ask(
    `mutation ($input: StartDraftInput!) { startDraft(input: $input) { id seats { token } } }`,
    { input: { players, boosters: 1, seed: 'looked at', timeLimit: 3_600_000 } },
  );
  invariant(answer.errors.length === 0, answer.errors[0]?.message ?? '');
  return (answer.data as { readonly startDraft: BegunDraft }).startDraft;
}

const problems: readonly ViewerState[] = [
  state('unknown-page', async (walk) => {
    await go(walk, '/nothing/here');
    await part(walk, 'problem').waitFor();
  }),
  state('unknown-game', async (walk) => {
    await go(walk, '/game/no-such-game');
    await part(walk, 'problem').waitFor();
  }),
  state('unknown-position', async (walk) => {
    await go(walk, '/game/altered?at=99999&as=all');
    await part(walk, 'problem').waitFor();
  }),
  state('no-accounts', async (walk) => {
    await go(walk, '/sign-in');
    await part(walk, 'no-accounts').waitFor();
  }),
];

/**
 * The states of every page of the viewer, with its dialogs and menus. They are grouped in walks. Each state of a walk
 * is reached from the previous one.
 */
export const viewerWalks: Readonly<Record<string, readonly ViewerState[]>> = {
  'the list of games': lists,
  'a game of Altered': panelsOf('altered'),
  'a game of Contracts': panelsOf('contracts'),
  'notes, links and keys': talk,
  branches: lines,
  play: playing,
  drafts,
  lessons,
  studies,
  tournaments,
  statistics,
  help,
  'what does not exist': problems,
};

/** The states of the sign-in page, which only a server with accounts has. */
export const signInStates: readonly ViewerState[] = [
  state('sign-in', async (walk) => {
    await go(walk, '/sign-in');
    await part(walk, 'token').waitFor();
  }),
  state('sign-in-refused', async (walk) => {
    await part(walk, 'token').fill('nonsense');
    await press(walk, 'sign-in-token');
    await part(walk, 'sign-in-problem').waitFor();
  }),
  state('sign-in-list', async (walk) => {
    await go(walk, '/');
    await part(walk, 'account').waitFor();
  }),
];

/** The window sizes of a small phone, a phone in landscape, a laptop and a wide screen. */
export const windowSizes = [
  { width: 360, height: 740 },
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
] as const;

export const themes = ['light', 'dark'] as const;

/** Switches the page to a theme, without transitions. */
export const inTheme = (page: Page, theme: (typeof themes)[number]): Promise<void> =>
  page.evaluate(`document.documentElement.dataset.theme = '${theme}'; undefined`);
