import type { Selector, TargetDefinition } from '#altered/abilities';
import { type Cause, type Seat } from '#record';
import { changesIn, costOfCard } from './costs.js';
import { pricedAsPlayed } from './optional-costs.js';
import { begin } from '../effects/effects.js';
import { wanting } from '../effects/wanted.js';
import { nothingBound } from '../world/context.js';
import { TEMPLE, type Source } from '../state/objects.js';
import { isTemple } from '../world/placed-abilities.js';
import { asTemple } from '../world/printed-world.js';
import { playedToExpedition } from '../world/open-expeditions.js';
import { gainsCooldown, isSpared, spellPlayed } from '../world/played-cards.js';
import type { Proposal, Proposed, ProposedMove } from '../state/proposal.js';
import type { Run } from '../step/run.js';
import { effectOf } from '../effects/spell-effect.js';
import type { Declaration, PlayedFor, Playing, TaskOf } from '../state/tasks.js';
import { expeditionPlace, place, stayOf } from '../state/zones.js';
import { intend } from './intent.js';

/** 5.1.2.b: starts the declaration of a card. */
export function playCard(
  run: Run,
  seat: Seat,
  playing: Omit<Extract<Playing, { kind: 'card' }>, 'mana'>,
  cause: Cause,
  mana?: number,
): void {
  const { item, expedition, free } = playing;
  const look = playing.temple ? asTemple(run, item) : run;
  const is = look.world.of(item);
  const object = stayOf(run.state, item).object;
  const effect = is.type === 'spell' ? effectOf(is.abilities, run.state.started) : null;
  const price = free ? undefined : priceOf(playing);
  const { mana: cost, free: waived } = free
    ? { mana: 0, free: undefined }
    : costOfCard(look, seat, item, changesIn(look, seat, item, expedition, price));
  const source: Source = { item, object, ability: effect?.ability ?? 0 };
  intend(run, {
    playing: {
      ...playing,
      mana: mana ?? cost,
      ...(waived && { waived }),
      ...(price && pricedAsPlayed(run) && { price }),
    },
    seat,
    instructions: effect,
    source,
    cause,
    bound: nothingBound(item, object),
  });
}

/** Returns the price for which a card is played. Undefined if the card is played for its usual cost. */
const priceOf = ({
  price,
  scout,
  temple,
}: Omit<Extract<Playing, { kind: 'card' }>, 'mana'>): PlayedFor | undefined =>
  scout === true || temple === true ? { ...price, cost: scout ? 'scout' : 'temple' } : price;

/**
 * Puts a card into Limbo. The card becomes Fleeting if it is played from Reserve (2.4.6.a, 2.4.6.d) or if its text says
 * so (2.4.6.e).
 */
export function toLimbo(
  run: Run,
  { seat, cause }: Declaration,
  { item, expedition, free, asFrom, temple }: Extract<Playing, { kind: 'card' }>,
): void {
  const look = temple ? asTemple(run, item) : run;
  const is = look.world.of(item);
  const from = asFrom ?? stayOf(run.state, item).zone;
  const fromReserve = from === 'reserve';
  const spell = is.type === 'spell';
  const gear = playedToExpedition(run.edition, is);
  const natural = spell
    ? fromReserve || is.keywords.includes('fleeting')
    : fromReserve && (is.type === 'character' || gear);
  const { fleeting, used: spent } = spell
    ? spellPlayed(run, seat, item, from, natural)
    : { fleeting: natural && !isSpared(run, seat, item, from, expedition), used: [] };
  const rules = ['5.1.2.b', '|5.1.2.g'];
  if (free) rules.push('7.3.14.a');
  if (fromReserve && spell) rules.push('2.4.6.d', '5.2.3.h');
  if (fromReserve && is.type === 'character') rules.push('2.4.6.a', '5.2.1.b');
  if (fromReserve && gear) rules.push('|2.4.7.a', '|5.2.2.b');
  if (spell && is.keywords.includes('fleeting')) rules.push('2.4.6.e', '5.2.3.i');
  const used = free ? [] : costOfCard(look, seat, item, changesIn(look, seat, item, expedition)).used;
  const move: ProposedMove = fleeting
    ? { kind: 'move', item, to: place('limbo', seat), statuses: ['fleeting'] }
    : { kind: 'move', item, to: place('limbo', seat), ...(temple && { counters: { [TEMPLE]: 1 } }) };
  const actions: Proposed[] = [asFrom === undefined ? move : { ...move, asFrom }];
  for (const emblem of new Set([...used, ...spent])) actions.push({ kind: 'vanish', item: emblem });
  run.perform({
    verb: 'play',
    by: seat,
    cause,
    actions,
    rules,
  });
}

/** 5.1.2.e: resolves a played card. */
export function resolveCard(
  run: Run,
  { item, seat, expedition, bound, cause, scout, targets, how }: TaskOf<'resolve-card'>,
): void {
  const { state } = run;
  const stay = stayOf(state, item);
  const is = run.world.of(item);
  const fleeting = stay.statuses.includes('fleeting');
  const afterwards = fleeting && run.edition.fleetingCharacter === 'afterwards';
  if (scout === true) run.schedule({ task: 'scout', item, seat, cause });
  const toExpedition = (): ProposedMove => ({
    kind: 'move',
    item,
    to: expeditionPlace(seat, expedition ?? 'hero'),
    as: 'play',
  });
  const joins = (move: ProposedMove, rules: readonly string[]): void => {
    const step: Proposal = { verb: 'join', by: seat, cause, actions: [move], rules };
    run.perform(how === undefined ? step : { ...step, how });
  };
  switch (is.type) {
    case 'character':
      if (afterwards) run.schedule({ task: 'become-fleeting', item, seat, cause });
      return fleeting && !afterwards
        ? joins({ ...toExpedition(), statuses: ['fleeting'] }, ['5.2.1.c', '2.4.6.b'])
        : joins(toExpedition(), ['5.2.1.c']);
    case 'permanent':
      if (playedToExpedition(run.edition, is)) {
        if (fleeting) run.schedule({ task: 'become-fleeting', item, seat, cause });
        return joins(toExpedition(), ['|5.2.2.c', '|2.2.3.d']);
      }
      return joins(
        {
          kind: 'move',
          item,
          to: place('landmark', seat),
          as: 'play',
          ...(isTemple(stay) && { counters: { [TEMPLE]: 1 } }),
        },
        ['5.2.2.a'],
      );
    default: {
      const effect = effectOf(is.abilities, state.started);
      run.schedule({ task: 'finish-spell', item, seat, cause, ...(how && { how }) });
      if (effect === null) return;
      const me = { item, object: stay.object };
      begin(
        run,
        wanting(
          run,
          { controller: seat, source: { ...me, ability: effect.ability }, cause, bound: { ...bound, me } },
          targets === undefined ? effect.targets : narrowed(effect.targets, targets),
        ),
        effect.effect,
      );
    }
  }
}

/** Adds a requirement to target definitions. */
const narrowed = (
  definitions: readonly TargetDefinition[] | undefined,
  besides: Selector,
): readonly TargetDefinition[] | undefined =>
  definitions?.map((definition) =>
    definition.kind === 'object'
      ? {
          ...definition,
          like: {
            ...definition.like,
            oneOf: (definition.like.oneOf ?? [{}]).map((any) => ({ ...any, ...besides })),
          },
        }
      : definition,
  );

/** 5.2.1.c, 5.2.2.c of edition 4.0: makes a card Fleeting again, in a separate step, if it was Fleeting in Limbo. */
export function becomeFleeting(run: Run, { item, seat, cause }: TaskOf<'become-fleeting'>): void {
  if (run.state.stays[item]?.zone !== 'expedition') return;
  run.perform({
    verb: 'become-fleeting',
    by: seat,
    cause,
    actions: [{ kind: 'status', item, status: 'fleeting', on: true }],
    rules: [run.world.of(item).type === 'permanent' ? '|5.2.2.c' : '|5.2.1.c', '2.4.6.b'],
  });
}

/** 5.2.3.j: puts a resolved spell into Reserve, or into the discard pile if it is Fleeting (2.4.6.f). */
export function finishSpell(run: Run, { item, seat, cause, how }: TaskOf<'finish-spell'>): void {
  const { zone, statuses } = stayOf(run.state, item);
  if (zone !== 'limbo') return;
  // 7.4.1.b of edition 4.0: a Spell with Cooldown goes to Reserve exhausted.
  const tired =
    !statuses.includes('fleeting') &&
    (run.world.of(item).abilities.some(({ kind }) => kind === 'cooldown') || gainsCooldown(run, seat, item));
  run.perform({
    verb: 'finish',
    by: seat,
    cause,
    ...(how && { how }),
    actions: [
      {
        kind: 'move',
        item,
        to: place('reserve', seat),
        as: 'play',
        ...(tired && { statuses: ['exhausted'] }),
      },
    ],
    rules: ['5.2.3.j', ...(tired ? ['|7.4.1.b'] : [])],
  });
}
