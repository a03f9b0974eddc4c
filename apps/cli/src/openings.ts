import { Command, Option as CliOption } from 'commander';
import type { OpeningHand } from '#analysis';
import { openingsIn, takenDeck, type TakenDeck } from '#archive';
import { noOpenings, openingStream, takeOpening, type OpeningPlace, type Openings } from '#coaching';
import { defaultGame, type PlayableGame } from '#games';
import type { Option } from '#record';
import { cardNameIn, dealtOpening, usualField, type OpeningPlan } from '#reviews';
import { owner, type Archive } from './archive.js';
import { seedText } from './arguments.js';
import { deckFrom } from './deck-lists.js';
import { must } from './failure.js';
import { gameNamed, gameNames } from './games.js';
import type { Surroundings } from './output.js';

/** The options that all commands about opening hands share. */
export interface OpeningOptions {
  readonly game: string;
  readonly cards?: string;
  readonly against?: string;
  readonly seed: string;
}

/** The game and the decks that a command names. */
export interface NamedOpening {
  readonly game: PlayableGame;
  readonly plan: OpeningPlan;
  readonly training: Omit<OpeningPlace, 'number'>;
  /** The decks in the form in which they are stored with the first answer about them. */
  readonly decks: readonly TakenDeck[];
}

/** Creates a command about the opening hands of a deck. */
export const openingCommand = (name: string, does: string): Command =>
  new Command(name)
    .description(does)
    .argument('<deck>', 'a deck list, or the name of a shipped deck (`retrace decks`)')
    .addOption(new CliOption('-g, --game <game>', 'the game').choices(gameNames).default(defaultGame))
    .option(
      '-c, --cards <file>',
      'a card file (JSON, public card format) to use together with the imported cards',
    )
    .option('--against <deck>', "the opponent's deck (default: the shipped decks, in turn)")
    .option('-s, --seed <text>', 'the seed; the same seed deals the same hands', seedText, '1');

/** Reads the decks that a command names. Throws if `gameNamed` or `deckFrom` throws. */
export function namedOpening(
  around: Pick<Surroundings, 'environment' | 'folder'>,
  list: string,
  { game: id, cards, against, seed }: OpeningOptions,
): NamedOpening {
  const game = gameNamed(id, around, cards);
  const read = (given: string) => deckFrom(given, game.decks(), game.readDeck, around.folder);
  const own = read(list);
  const rival = against === undefined ? null : read(against);
  const deck = takenDeck(game, own);
  const other = rival === null ? null : takenDeck(game, rival);
  return {
    game,
    plan: { module: game.module.id, deck: own, field: rival === null ? usualField(game) : [rival], seed },
    training: { deck: deck.deck, against: other?.deck ?? null, seed },
    decks: [deck, ...(other === null ? [] : [other])],
  };
}

/** Deals the opening hand with the given number. Throws a `Failure` if `dealtOpening` fails. */
export const dealtHand = ({ plan }: NamedOpening, number: number): OpeningHand =>
  must(dealtOpening(plan, number));

/** Returns the name of the card that an option gives up. */
export function cardOf({ game, plan }: NamedOpening, { state }: OpeningHand, option: Option): string {
  const reference = game.module.hands?.about(state, option) ?? option.key;
  return nameOf(plan.deck.definitions, reference);
}

/** Returns the English name of a card. */
export function nameOf(definitions: OpeningPlan['deck']['definitions'], reference: string): string {
  const { name = reference } = (definitions[reference] ?? {}) as { readonly name?: string };
  return cardNameIn(definitions, { reference, name }, 'en');
}

/** Returns the opening hands for which the owner has made a decision. */
export async function openingsOf(archive: Archive): Promise<Openings> {
  const { entries } = await openingsIn(archive, openingStream(owner));
  return entries.reduce(takeOpening, noOpenings);
}
