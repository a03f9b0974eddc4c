import { terrains, type Passive, type Terrain } from '#altered/abilities';
import { spokenOf } from '../speech/later-words.js';
import { added, reduced, tough } from './amounts.js';
import { paying } from './costs.js';
import { adjective, after, agreeing, inNumber, listed, spoken } from './grammar.js';
import { expeditionsAll, zone } from './players.js';
import { cannotPlay, costing, entering, onPlaying } from './playing.js';
import { doingInstead, doingOnceMore, goingInstead, inTheMorning, rollingDice } from './replacements.js';
import type { Speech } from './speech.js';
import { granted } from './tokens.js';
import { verbs } from './verbs.js';
import { cannot, does, joined, own, whomOf } from './whom.js';
import * as words from './words.js';

type Of<K extends Passive['kind']> = Extract<Passive, { readonly kind: K }>;
/** Statements with a place of their own for a duration. */
type Timed = Of<'cost' | 'played' | 'enters-with'>;

/** A statement (2.2.10.j), with its duration when an effect makes it. */
export function statement(passive: Passive, duration: string | undefined, speech: Speech): string {
  const about = during(passive, duration, speech);
  if (passive.if === undefined) return about;
  if (passive.if.kind === 'phase')
    return `pendant ${spoken(words.phases[passive.if.phase].during)}, ${about}`;
  if (passive.if.kind === 'first-day') return `pendant le premier Jour, ${about}`;
  return `si ${speech.condition(passive.if, speech)}, ${about}`;
}

function during(passive: Passive, duration: string | undefined, speech: Speech): string {
  if (passive.kind === 'cost') return costing(passive, duration, speech);
  if (passive.kind === 'played') return onPlaying(passive, duration, speech);
  if (passive.kind === 'enters-with') return entering(passive, duration, speech);
  const said = plain(passive, speech);
  if (duration === undefined) return said;
  return /^(si|lorsque|pendant) /.test(said) ? `${duration}, ${said}` : `${said} ${duration}`;
}

function plain(passive: Exclude<Passive, Timed>, speech: Speech): string {
  switch (passive.kind) {
    case 'statistics':
      return statistics(passive, speech);
    case 'keyword': {
      const whom = whomOf(passive.of, speech);
      const { gain, lose } = passive;
      return joined(whom, [
        gain === undefined ? undefined : [whom.me ? verbs.be : verbs.have, words.keywords[gain]],
        lose === undefined ? undefined : [verbs.lose, words.keywords[lose]],
      ]);
    }
    case 'tough': {
      const whom = whomOf(passive.of, speech);
      return `${does(whom, whom.me ? verbs.be : verbs.have)} ${tough(passive.amount, speech)}`;
    }
    case 'abilities': {
      const whom = whomOf(passive.of, speech);
      return joined(whom, [
        passive.gain === undefined ? undefined : [verbs.have, granted(passive.gain, speech)],
        passive.lose === true ? [verbs.lose, `${own(whom)} capacités`] : undefined,
      ]);
    }
    case 'subtypes':
      return subtypes(passive, speech);
    case 'terrains':
      return regions(passive, speech);
    case 'optional-cost':
      return `vous pouvez ${paying(passive.pay, speech)} pour réduire mon coût de ${reduced(passive.add, speech)}`;
    case 'cannot-play':
      return cannotPlay(passive, speech);
    case 'cannot-move-forward': {
      const which = expeditionsAll(passive.which, speech);
      const when = passive.during === 'dusk' ? ' pendant le Crépuscule' : '';
      return `${spoken(which)} ne ${which.plural ? 'peuvent' : 'peut'} pas avancer${when}`;
    }
    case 'cannot-gain':
      return `${cannot(whomOf(passive.of, speech))} gagner ${words.statuses[passive.status].m}`;
    case 'cannot-be-readied': {
      const whom = whomOf(passive.of, speech);
      const ready = whom.me ? 'préparé' : agreeing(adjective('préparé'), whom.phrase);
      return `${cannot(whom)} être ${ready}`;
    }
    case 'cannot-activate': {
      const symbols = listed(
        passive.triggers.map((one) => words.symbols[one]),
        'et',
      );
      const whom = whomOf(passive.of, speech);
      if (whom.me) return `mes capacités ${symbols} ne s’activent pas`;
      return `les capacités ${symbols} ${after('de', whom.phrase)} ne s’activent pas`;
    }
    case 'playable-from':
      return `vous pouvez me jouer ${after('depuis', zone(passive.zone, 'you', speech))}`;
    case 'reserve-limit':
    case 'landmark-limit': {
      const limit = passive.kind === 'reserve-limit' ? 'limite de Réserve' : 'limite de Repères';
      return `votre ${limit} ${passive.add < 0 ? 'diminue' : 'augmente'} de ${Math.abs(passive.add)}`;
    }
    case 'goes-instead':
      return goingInstead(passive, speech);
    case 'does-instead':
      return doingInstead(passive, speech);
    case 'one-more':
      return doingOnceMore(passive, speech);
    case 'morning':
      return inTheMorning(passive, speech);
    case 'dice':
      return rollingDice(passive, speech);
    case 'later':
      return spokenOf<{ readonly kind: string }, never>(passive.passive);
  }
}

/** "j'ai +1 {V}", "la statistique {M} des Personnages face à moi est de 0". */
function statistics({ of, add, set }: Of<'statistics'>, speech: Speech): string {
  const whom = whomOf(of, speech);
  const said: string[] = [];
  if (add !== undefined) said.push(`${does(whom, verbs.have)} ${added(add, speech)}`);
  if (set !== undefined) {
    const changed = terrains.filter((one) => set[one] !== undefined);
    const [mine, whose] = whom.me
      ? (['ma ', ''] as const)
      : (['la ', ` ${after('de', whom.phrase)}`] as const);
    if (changed.length === terrains.length)
      said.push(
        `${whom.me ? 'mes' : 'les'} statistiques${whose} sont de ${changed.map((one) => set[one]).join('/')}`,
      );
    else
      for (const one of changed)
        said.push(`${mine}statistique ${words.terrains[one]}${whose} est de ${set[one]}`);
  }
  return listed(said, 'et');
}

/** "sont Robots en plus de leurs autres types", "sont Fées et perdent leurs autres types". */
function subtypes({ of, gain, lose }: Of<'subtypes'>, speech: Speech): string {
  const whom = whomOf(of, speech);
  const plural = !whom.me && whom.phrase.plural;
  const names = (list: readonly string[]): string =>
    listed(
      list.map((name) => inNumber(words.subtype(name), plural)),
      'et',
    );
  if (lose === undefined)
    return `${does(whom, verbs.be)} ${names(gain ?? [])} en plus de ${own(whom)} autres types`;
  const lost =
    lose === 'all-others'
      ? `${own(whom)} autres types`
      : `${lose.length === 1 ? 'le type' : 'les types'} ${names(lose)}`;
  return joined(whom, [gain === undefined ? undefined : [verbs.be, names(gain)], [verbs.lose, lost]]);
}

/** "toutes les régions sont {O} et perdent leurs autres types". */
function regions({ of, gain, lose }: Of<'terrains'>, speech: Speech): string {
  const where = of === 'all-regions' ? undefined : expeditionsAll(of, speech);
  const plural = where === undefined || where.plural;
  const subject =
    where === undefined
      ? 'toutes les régions'
      : `${plural ? 'les régions' : 'la région'} ${after('de', where)}`;
  const symbols = (list: readonly Terrain[]): string =>
    listed(
      list.map((one) => words.terrains[one]),
      'et',
    );
  const others = plural ? 'leurs autres types' : 'ses autres types';
  const are = gain === undefined ? [] : [`${plural ? 'sont' : 'est'} ${symbols(gain)}`];
  if (lose === undefined) return `${subject} ${are.join('')} en plus de ${others}`;
  const lost = lose === 'all-others' ? others : symbols(lose);
  return `${subject} ${listed([...are, `${plural ? 'perdent' : 'perd'} ${lost}`], 'et')}`;
}
