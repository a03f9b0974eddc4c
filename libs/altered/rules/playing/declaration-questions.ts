import { reads } from '#altered/abilities';
import { invariant, type Option } from '#record';
import { changesIn } from './costs.js';
import { besidesOf, costWith, type Besides } from './optional-costs.js';
import { manaOf } from '../world/payable.js';
import type { Context } from '../world/context.js';
import { valueOf } from '../world/matching.js';
import type { Run } from '../step/run.js';
import { hasTargets, type Modal } from './targets.js';
import type { Declaration, Playing, TaskOf } from '../state/tasks.js';
import { spare } from './declared-costs.js';

export const TAKE_BACK = 'take-back';

/**
 * Returns the option to take back the declaration of a card or quick action (5.1.2.c, 6.4.d–e). Empty for reactions and
 * for plays that an effect offers.
 */
export const back = ({ playing }: Declaration): readonly Option[] =>
  playing.kind === 'quick-action' || (playing.kind === 'card' && !playing.free && playing.within !== true)
    ? takeBackOptions
    : noOptions;

const takeBackOptions: readonly Option[] = [{ key: TAKE_BACK }];
const noOptions: readonly Option[] = [];

/**
 * Whether the player chooses several targets one at a time, and can therefore take back the declaration at each choice
 * (5.1.2.c).
 */
export const isSequential = ({ state }: Context, declaration: Declaration, most: number): boolean =>
  most > 1 && back(declaration).length > 0 && reads(state.started, 'one-by-one');

export function askX(run: Run, declaration: Declaration, most: number): void {
  run.schedule({ task: 'declare', declaration });
  run.ask({
    seat: declaration.seat,
    kind: 'x',
    options: [
      ...Array.from({ length: run.world.budget.many(most + 1) }, (_, x) => ({ key: `x:${x}`, about: { x } })),
      ...back(declaration),
    ],
    min: 1,
    max: 1,
    rules: ['5.1.2.b'],
    about: { item: declaration.source.item },
  });
}

/**
 * 5.1.2.b point 2: asks whether the player makes an additional payment for a lower cost. Skips the question if the card
 * offers no such payment or is free.
 */
export function askBesides(
  run: Run,
  context: Context,
  declaration: Declaration,
  playing: Extract<Playing, { kind: 'card' }>,
): void {
  const { seat, source } = declaration;
  const offered =
    playing.free || playing.waived === true ? null : besidesOf(context, seat, playing.item, playing.price);
  if (offered === null) return run.schedule(withBesides(context, declaration, playing, null));
  run.schedule({ task: 'declare', declaration });
  run.ask({
    seat,
    kind: 'optional-cost',
    options: [
      ...(isPayable(context, seat, playing, offered) ? [{ key: 'yes' }] : []),
      ...(playing.mana <= manaOf(context, seat) ? [{ key: 'no' }] : []),
      ...back(declaration),
    ],
    min: 1,
    max: 1,
    rules: ['5.1.2.b'],
    about: { item: source.item },
  });
}

/**
 * Whether the player can afford the card if they make the offered payment. An alternative cost can be higher than the
 * usual cost.
 */
const isPayable = (
  context: Context,
  seat: Declaration['seat'],
  { item, expedition, price }: Extract<Playing, { kind: 'card' }>,
  offered: Besides,
): boolean =>
  offered.instead === undefined ||
  costWith(context, seat, item, changesIn(context, seat, item, expedition, price), offered).mana <=
    manaOf(context, seat);

export function withBesides(
  context: Context,
  declaration: Declaration,
  playing: Extract<Playing, { kind: 'card' }>,
  offered: Besides | null,
): TaskOf<'declare'> {
  const { item, expedition, price } = playing;
  const there = changesIn(context, declaration.seat, item, expedition, price);
  const { mana, free } =
    offered === null
      ? { mana: playing.mana, free: undefined }
      : costWith(context, declaration.seat, item, there, offered);
  const besides = offered?.pay ?? null;
  const { targets } = offered ?? {};
  return {
    task: 'declare',
    declaration: {
      ...declaration,
      playing: { ...playing, mana, besides, ...(free && { waived: free }), ...(targets && { targets }) },
    },
  };
}

export function askModes(
  run: Run,
  context: Context,
  declaration: Declaration,
  { modes, count, upTo }: Modal,
): void {
  const { instructions } = declaration;
  invariant(instructions !== null, 'modes belong to instructions');
  const legal = modes
    .map((_, mode) => mode)
    .filter(
      (mode) =>
        hasTargets(context, instructions, [mode], spare(context, declaration)) ||
        declaration.playing.kind === 'reaction',
    );
  const wanted = Math.max(0, Math.min(valueOf(context, count), modes.length));
  const most = Math.min(wanted, legal.length);
  // If there are not enough legal modes, no declaration is legal (5.1.2.c).
  if (!upTo && most < wanted && reads(context.state.started, 'all-modes'))
    return run.schedule({ task: 'declare', declaration: { ...declaration, modes: [] } });
  if (most === 0 || (!upTo && legal.length === most))
    return run.schedule({ task: 'declare', declaration: { ...declaration, modes: legal.slice(0, most) } });
  run.schedule({ task: 'declare', declaration });
  run.ask({
    seat: declaration.seat,
    kind: 'mode',
    options: [...legal.map((mode) => ({ key: `mode:${mode}` })), ...(most === 1 ? back(declaration) : [])],
    min: upTo ? 0 : most,
    max: most,
    rules: ['6.5.e', '5.2.3.c'],
    about: { item: declaration.source.item },
  });
}
