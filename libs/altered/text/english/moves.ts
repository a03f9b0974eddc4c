import { same, type Destination, type Effect, type Selector, type What } from '#altered/abilities';
import type { Scope } from '../syntax/scope.js';
import { form, phrase } from '../syntax/phrases.js';
import { here, iso, means, oneOf, synonym, type Syntax } from '../syntax/syntax.js';
import { $ } from '../syntax/template.js';
import { worded } from '../syntax/worded.js';
import { asPlace } from './expeditions.js';
import type { Grammar } from './grammar.js';
import { inPerson, type Person } from './person.js';

type Parts = { readonly what: What; readonly expedition?: Destination['expedition'] };

/** What is known of the objects a verb acts on. */
function descriptionOf(what: What, scope: Scope): Selector | undefined {
  if (typeof what === 'string' || 'noted' in what || 'top' in what) return undefined;
  if ('target' in what) {
    const definition = scope.targets[what.target] ?? scope.declared[what.target];
    return definition?.kind === 'object' ? definition.like : undefined;
  }
  return 'all' in what ? what.all : 'random' in what ? what.random : what.choose;
}

/** Whether it is a card of one's own that is not in play. */
const isOwn = (what: What, scope: Scope): boolean => {
  const like = descriptionOf(what, scope);
  return like?.owner === 'you' || (typeof what === 'object' && 'top' in what);
};
/** It goes to its owner's hand, whoever controls it (1.4.3.a). */
const isControlled: Fits = (what, scope) => what === 'it' || descriptionOf(what, scope)?.controller === 'you';
const isBounded = (what: What, scope: Scope): boolean =>
  typeof what === 'object' && 'target' in what && what.target === scope.targets.length
    ? boundedTarget(what.target, scope)
    : descriptionOf(what, scope)?.bounds !== undefined;

function boundedTarget(target: number, scope: Scope): boolean {
  const definition = scope.declared[target];
  if (definition?.kind !== 'object') return false;
  return (
    definition.like.bounds !== undefined || definition.total !== undefined || (definition.count ?? 1) > 1
  );
}

type Fits = (what: What, scope: Scope) => boolean;
const always: Fits = () => true;
const isMe: Fits = (what) => what === 'me';
const isNoted: Fits = (what) => typeof what === 'object' && 'noted' in what;

/** The card on top of one's deck is drawn (7.3.5.a). */
const isOnTop: Fits = (what, { top }) => top !== null && same(what, top);

/** Of cards that have been revealed, some are chosen and then put somewhere. */
const isAmong =
  (several: boolean): Fits =>
  (what) =>
    typeof what === 'object' &&
    'choose' in what &&
    what.choose.among !== undefined &&
    ((what.count ?? 1) !== 1) === several;

/** "send it to the Xth position of its owner's deck" */
const nthMove = (object: Syntax<What>, person: Person): Syntax<Effect> =>
  form<Effect>(inPerson(person, "[send] <what> to the Xth position of its owner's deck"), { what: object }, {
    kind: 'step',
    step: { kind: 'move', what: $('what'), to: { zone: 'deck', nth: { x: true } } },
  } as never);

/** "shuffle target Spell in your discard pile into your deck": it is put there, and the deck is shuffled. */
function shuffledInto(object: Syntax<What>, person: Person): Syntax<Effect> {
  const into = (what: What): Effect => ({
    kind: 'sequence',
    effects: [
      { kind: 'step', step: { kind: 'move', what, to: { zone: 'deck', position: 'top' } } },
      { kind: 'step', step: { kind: 'shuffle' } },
    ],
    said: 'into',
  });
  const whatOf = (effect: Effect): What | undefined => {
    const [first] = effect.kind === 'sequence' && effect.said === 'into' ? effect.effects : [];
    return first?.kind === 'step' && first.step.kind === 'move' && same(effect, into(first.step.what))
      ? first.step.what
      : undefined;
  };
  const whole = (['reserve', 'hand', 'discard'] as const).map((zone) =>
    means<Effect>(
      inPerson(
        person,
        `[shuffle] [your] ${zone === 'reserve' ? 'Reserve' : zone === 'hand' ? 'hand' : 'discard pile'} into [your] deck`,
      ),
      into({ all: { zone, owner: 'you' } }),
    ),
  );
  return oneOf<Effect>(
    ...whole,
    iso(
      phrase<{ what: What }>(inPerson(person, '[shuffle] <what> into [your] deck'), { what: object }),
      ({ what }): Effect => into(what),
      (effect) => {
        const what = whatOf(effect);
        return what === undefined ? undefined : { what };
      },
    ),
  );
}

/** "put it in their Reserve", of a card of a player who has been spoken of: it goes to its owner's anyway (1.4.3.a). */
const whereTheirsGo = (
  move: (text: string, to: Destination, fits?: Fits) => Syntax<Effect>,
): Syntax<Effect> => {
  const theirs = oneOf(
    ...(
      [
        ['[put] <what> in their Reserve', { zone: 'reserve' }],
        ['[put] <what> in their hand', { zone: 'hand' }],
        ['[return] <what> to their hand', { zone: 'hand' }],
        ['[put] <what> in their Mana zone', { zone: 'mana' }],
        ['[put] <what> on top of their deck', { zone: 'deck', position: 'top' }],
        ['[put] <what> on the bottom of their deck', { zone: 'deck', position: 'bottom' }],
      ] as const
    ).map(([text, to]) => synonym(move(text, to, isNoted))),
  );
  return here(['put', 'return'], ({ they }) =>
    they === null || they === 'you' || they === 'each-player' ? null : theirs,
  );
};

/** "put", "return", "send": synonyms in the rules (7.3.15.b); usage goes by where things come from and go. */
export function moves(g: Grammar, person: Person): Syntax<Effect> {
  const object = g.object({ from: true, your: person.your });
  const move = (text: string, to: Destination, fits: Fits = always): Syntax<Effect> =>
    iso(
      phrase<Parts>(inPerson(person, text), { what: object, expedition: asPlace }),
      ({ what, expedition }, scope): Effect | undefined =>
        (text.startsWith('[draw]') || fits === isControlled) && !fits(what, scope)
          ? undefined
          : {
              kind: 'step',
              step: { kind: 'move', what, to: { ...to, ...(expedition !== undefined && { expedition }) } },
            },
      (effect, scope) => {
        if (effect.kind !== 'step' || effect.step.kind !== 'move') return undefined;
        if (effect.note !== undefined || effect.said !== undefined || effect.step.who !== undefined)
          return undefined;
        const {
          what,
          to: { expedition, ...place },
        } = effect.step;
        const needsPlace = text.includes('<expedition>');
        if (!same(place, to) || (expedition !== undefined) !== needsPlace || !fits(what, scope))
          return undefined;
        return { what, ...(expedition !== undefined && { expedition }) };
      },
    );
  const both =
    (...fits: readonly Fits[]): Fits =>
    (what, scope) =>
      fits.every((one) => one(what, scope));
  const not =
    (fits: Fits): Fits =>
    (what, scope) =>
      !fits(what, scope);
  const elsewhere = oneOf(
    worded({
      return: move('[return] <what> to [your] hand', { zone: 'hand' }, both(isOwn, not(isNoted))),
      mine: move("[return] <what> to my owner's hand", { zone: 'hand' }, isMe),
      'put into': move('[put] <what> into [your] hand', { zone: 'hand' }, isNoted),
      draw: move('[draw] <what>', { zone: 'hand' }, both(isNoted, not(isOnTop))),
      'put in': move('[put] <what> in [your] hand', { zone: 'hand' }),
      "to its owner's": move("[return] <what> to its owner's hand", { zone: 'hand' }),
      "to their owners'": move("[return] <what> to their owners' hands", { zone: 'hand' }),
    }),
    worded({
      return: move("[return] <what> to the top of its owner's deck", { zone: 'deck', position: 'top' }),
      'to own': move('[put] <what> on top of [your] deck', { zone: 'deck', position: 'top' }),
      mine: move("[return] <what> to the top of my owner's deck", { zone: 'deck', position: 'top' }, isMe),
    }),
    worded({
      bottom: move("[put] <what> on the bottom of its owner's deck", { zone: 'deck', position: 'bottom' }),
      'to own': move('[put] <what> on the bottom of [your] deck', { zone: 'deck', position: 'bottom' }),
      mine: move("[put] <what> on the bottom of my owner's deck", { zone: 'deck', position: 'bottom' }, isMe),
    }),
    nthMove(object, person),
    worded({
      mine: move("[put] <what> in my owner's Mana zone", { zone: 'mana' }, isMe),
      own: move('[put] <what> in [your] Mana zone', { zone: 'mana' }, isOwn),
      put: move("[put] <what> in its owner's Mana zone", { zone: 'mana' }),
      'to yours': move('[put] <what> in [your] Mana zone', { zone: 'mana' }),
    }),
    worded({
      ready: move('[put] <what> in [your] Mana zone as a ready Mana Orb', { zone: 'mana', ready: true }),
    }),
    worded({
      'choose and put them': move(
        '[choose] <what> and put them in <expedition>',
        { zone: 'expedition' },
        isAmong(true),
      ),
      'choose and put it': move(
        '[choose] <what> and put it in <expedition>',
        { zone: 'expedition' },
        isAmong(false),
      ),
      put: move('[put] <what> in <expedition>', { zone: 'expedition' }),
    }),
  );
  return oneOf(
    elsewhere,
    // A card goes to its owner's Reserve, hand and deck, whoever is said to have them (1.4.3.a).
    ...['[put] <what> in [your] Reserve', "[put] <what> in its owner's Reserve"].map((text) =>
      synonym(move(text, { zone: 'reserve' })),
    ),
    ...["[send] <what> to its owner's Reserve", "[send] <what> to their owners' Reserves"].map((text) =>
      synonym(move(text, { zone: 'reserve' })),
    ),
    ...(person.your === 'your' ? [whereTheirsGo(move)] : []),
    // "Put … in your discard pile" is to discard it (7.3.7).
    ...['[put] <what> in [your] discard pile', "[put] <what> in its owner's discard pile"].map((text) =>
      synonym(
        form<Effect>(inPerson(person, text), { what: object }, {
          kind: 'step',
          step: { kind: 'discard', what: $('what') },
        } as never),
      ),
    ),
    synonym(move('[return] <what> to [your] hand', { zone: 'hand' }, isControlled)),
    synonym(move("[put] <what> on the bottom of their owners' decks", { zone: 'deck', position: 'bottom' })),
    synonym(move("[return] <what> to the top of their owners' decks", { zone: 'deck', position: 'top' })),
    shuffledInto(object, person),
    worded({
      'send to': move('[send] to Reserve <what>', { zone: 'reserve' }, both(isBounded, not(isOwn))),
      send: move('[send] <what> to Reserve', { zone: 'reserve' }, both(not(isNoted), not(isOwn))),
      put: move('[put] <what> in Reserve', { zone: 'reserve' }),
      'send to all': move('[send] to Reserve <what>', { zone: 'reserve' }),
    }),
  );
}
