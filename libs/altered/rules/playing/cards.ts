import { type Cause, type Seat } from '#record';
import { costOfCard } from './costs.js';
import { begin } from '../effects/effects.js';
import { nothingBound } from '../world/context.js';
import type { Source } from '../state/objects.js';
import { spellPlayed } from '../world/played-cards.js';
import type { Proposed } from '../state/proposal.js';
import type { Run } from '../step/run.js';
import { effectOf } from '../effects/spell-effect.js';
import type { Declaration, Playing, TaskOf } from '../state/tasks.js';
import { expeditionPlace, place, stayOf } from '../state/zones.js';
import { intend } from './intent.js';

/** 5.1.2.b: a player declares the intent to play a card. */
export function playCard(
  run: Run,
  seat: Seat,
  playing: Omit<Extract<Playing, { kind: 'card' }>, 'mana'>,
  cause: Cause,
): void {
  const { item } = playing;
  const is = run.world.of(item);
  const object = stayOf(run.state, item).object;
  const effect = is.type === 'spell' ? effectOf(is.abilities) : null;
  const { mana, free } = playing.free ? { mana: 0, free: undefined } : costOfCard(run, seat, item);
  const source: Source = { item, object, ability: effect?.ability ?? 0 };
  intend(run, {
    playing: { ...playing, mana, ...(free && { waived: free }) },
    seat,
    instructions: effect,
    source,
    cause,
    bound: nothingBound(item, object),
  });
}

/** The card goes to Limbo, Fleeting if it was played from Reserve (2.4.6.a, 2.4.6.d) or says so (2.4.6.e). */
export function toLimbo(
  run: Run,
  { seat, cause }: Declaration,
  { item, free }: Extract<Playing, { kind: 'card' }>,
): void {
  const is = run.world.of(item);
  const fromReserve = stayOf(run.state, item).zone === 'reserve';
  const spell = is.type === 'spell';
  const natural = spell
    ? fromReserve || is.keywords.includes('fleeting')
    : fromReserve && is.type === 'character';
  const { fleeting, used: said } = spell
    ? spellPlayed(run, seat, item, natural)
    : { fleeting: natural, used: [] };
  const rules = [
    ...(fromReserve && is.type === 'spell' ? ['2.4.6.d', '5.2.3.h'] : []),
    ...(fromReserve && is.type === 'character' ? ['2.4.6.a', '5.2.1.b'] : []),
    ...(is.type === 'spell' && is.keywords.includes('fleeting') ? ['2.4.6.e', '5.2.3.i'] : []),
  ];
  const used = free ? [] : costOfCard(run, seat, item).used;
  run.perform({
    verb: 'play',
    by: seat,
    cause,
    actions: [
      { kind: 'move', item, to: place('limbo', seat), ...(fleeting && { statuses: ['fleeting'] }) },
      ...[...new Set([...used, ...said])].map((emblem): Proposed => ({ kind: 'vanish', item: emblem })),
    ],
    rules: ['5.1.2.b', ...(free ? ['7.3.14.a'] : []), ...rules],
  });
}

/** 5.1.2.e: what becomes of a card that was played. */
export function resolveCard(
  run: Run,
  { item, seat, expedition, bound, cause }: TaskOf<'resolve-card'>,
): void {
  const { state } = run;
  const stay = stayOf(state, item);
  const is = run.world.of(item);
  const fleeting = stay.statuses.includes('fleeting');
  switch (is.type) {
    case 'character':
      return run.perform({
        verb: 'join',
        by: seat,
        cause,
        actions: [
          {
            kind: 'move',
            item,
            to: expeditionPlace(seat, expedition ?? 'hero'),
            as: 'play',
            ...(fleeting && { statuses: ['fleeting'] }),
          },
        ],
        rules: ['5.2.1.c', ...(fleeting ? ['2.4.6.b'] : [])],
      });
    case 'permanent':
      return run.perform({
        verb: 'join',
        by: seat,
        cause,
        actions: [{ kind: 'move', item, to: place('landmark', seat), as: 'play' }],
        rules: ['5.2.2.a'],
      });
    default: {
      const effect = effectOf(is.abilities);
      run.schedule({ task: 'finish-spell', item, seat, cause });
      if (effect === null) return;
      const me = { item, object: stay.object };
      begin(
        run,
        {
          controller: seat,
          source: { ...me, ability: effect.ability },
          cause,
          bound: { ...bound, me },
        },
        effect.effect,
      );
    }
  }
}

/** 5.2.3.j: a spell that is resolved goes to Reserve; a Fleeting one to the discard pile (2.4.6.f). */
export function finishSpell(run: Run, { item, seat, cause }: TaskOf<'finish-spell'>): void {
  if (stayOf(run.state, item).zone !== 'limbo') return;
  run.perform({
    verb: 'finish',
    by: seat,
    cause,
    actions: [{ kind: 'move', item, to: place('reserve', seat), as: 'play' }],
    rules: ['5.2.3.j'],
  });
}
