import { Command, Option } from 'commander';
import { openSet, overlaid } from '#altered/cards';
import {
  botPick,
  buildDeck,
  cardsOfSet,
  draftForms,
  draftSetup,
  pickCard,
  poolProblem,
  setsIn,
  startDraft,
  strayCards,
  suggestedDeck,
  usualDistribution,
  verifiedDraft,
  type DraftEvent,
  type DraftForm,
  type DraftSetup,
} from '#altered/drafts';
import { countArgument } from '../arguments/count-argument.js';
import { catalogueIn } from '../differential/card-files.js';

interface Options {
  readonly drafts: number;
  readonly seats: number;
  readonly seed: string;
  readonly form: DraftForm;
}

/** `npm run fuzz -- drafts`: plays drafts between bots, checks that no card is lost, and replays the records. */
export const fuzzDrafts = new Command('drafts')
  .description('draft with bots, and check the invariants of each draft')
  .argument('[files...]', 'card files (default: the shipped set)')
  .option('--drafts <number>', 'number of drafts', countArgument, 200)
  .option('--seats <number>', 'number of seats in each draft', countArgument, 8)
  .option('--seed <text>', 'the seed; the same seed gives the same drafts', 'fuzz')
  .addOption(new Option('--form <form>', 'form of the drafts').choices(draftForms).default('booster-draft'))
  .action(draftAndTell);

/** Returns the problems of a draft between bots. Empty if there are none. */
export function draftProblems(setup: DraftSetup): readonly string[] {
  const started = startDraft(setup);
  if (!started.ok) return started.error.map(({ message }) => message);
  const events: DraftEvent[] = [...started.value.events];
  let { state } = started.value;
  const { cards } = setup;
  while (state.phase === 'drafting')
    for (const [seat, { held, pool }] of state.seats.entries()) {
      const picked = pickCard(state, { seat, card: botPick(cards, pool, held?.cards ?? []), by: 'bot' });
      if (!picked.ok) return [picked.error.message];
      events.push(...picked.value.events);
      ({ state } = picked.value);
    }
  const lost = strayCards(state);
  if (lost.length > 0) return [`cards were lost or duplicated: ${lost.join(', ')}`];
  for (const [seat, { pool }] of state.seats.entries()) {
    const built = buildDeck(state, seat, suggestedDeck(cards, pool), 'bot');
    if (!built.ok) return built.error.map(({ message }) => message);
    events.push(...built.value.events);
    ({ state } = built.value);
  }
  const { status } = verifiedDraft(JSON.parse(JSON.stringify(events)) as readonly DraftEvent[]);
  return status === 'EXACT' ? [] : [`verification of the record returns ${status}`];
}

function draftAndTell(files: readonly string[], { drafts, seats, seed, form }: Options): void {
  const catalogue = overlaid(catalogueIn(files), openSet());
  const sets = setsIn(catalogue).flatMap((code) => {
    const found = cardsOfSet(code, catalogue);
    const isFine = found.ok && poolProblem(code, found.value.cards, usualDistribution) === null;
    return isFine ? [found.value] : [];
  });
  const players = Array.from({ length: seats }, (_, seat) => ({
    name: `Seat ${seat}`,
    player: 'bot' as const,
  }));
  const from = performance.now();
  let broken = 0;
  for (let number = 1; number <= drafts; number++) {
    const of = sets[number % sets.length];
    if (of === undefined) throw new Error('None of the sets has boosters.');
    const problems = draftProblems(draftSetup({ ...of, form, seats: players, seed: `${seed}-${number}` }));
    if (problems.length === 0) continue;
    broken++;
    console.log(`${of.set} ${seed}-${number}: ${problems.slice(0, 3).join('; ')}`);
  }
  const seconds = ((performance.now() - from) / 1000).toFixed(0);
  const names = sets.map(({ set }) => set).join(', ');
  console.log(
    `${drafts} drafts of ${seats} seats, sets ${names}: ${broken} broken an invariant, ${seconds} s`,
  );
  process.exitCode = broken === 0 ? 0 : 1;
}
