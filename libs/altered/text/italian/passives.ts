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
    return `durante ${spoken(words.phases[passive.if.phase].during)}, ${about}`;
  if (passive.if.kind === 'first-day') return `durante il primo Giorno, ${about}`;
  return `se ${speech.condition(passive.if, speech)}, ${about}`;
}

function during(passive: Passive, duration: string | undefined, speech: Speech): string {
  if (passive.kind === 'cost') return costing(passive, duration, speech);
  if (passive.kind === 'played') return onPlaying(passive, duration, speech);
  if (passive.kind === 'enters-with') return entering(passive, duration, speech);
  const said = plain(passive, speech);
  if (duration === undefined) return said;
  return /^(se|quando|durante) /.test(said) ? `${duration}, ${said}` : `${said} ${duration}`;
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
        passive.lose === true ? [verbs.lose, `${own(whom, 'le')} abilità`] : undefined,
      ]);
    }
    case 'subtypes':
      return subtypes(passive, speech);
    case 'terrains':
      return regions(passive, speech);
    case 'optional-cost':
      return `puoi ${paying(passive.pay, speech)} per ridurre il mio costo di ${reduced(passive.add, speech)}`;
    case 'cannot-play':
      return cannotPlay(passive, speech);
    case 'cannot-move-forward': {
      const which = expeditionsAll(passive.which, speech);
      const when = passive.during === 'dusk' ? ' durante il Crepuscolo' : '';
      return `${spoken(which)} non ${which.plural ? 'possono' : 'può'} muoversi in avanti${when}`;
    }
    case 'cannot-gain':
      return `${cannot(whomOf(passive.of, speech))} guadagnare ${words.statuses[passive.status].m}`;
    case 'cannot-be-readied': {
      const whom = whomOf(passive.of, speech);
      const ready = whom.me ? 'preparato' : agreeing(adjective('preparato'), whom.phrase);
      return `${cannot(whom)} essere ${ready}`;
    }
    case 'cannot-activate': {
      const symbols = listed(
        passive.triggers.map((one) => words.symbols[one]),
        'e',
      );
      const whom = whomOf(passive.of, speech);
      if (whom.me) return `le mie abilità ${symbols} non si attivano`;
      return `le abilità ${symbols} ${after('di', whom.phrase)} non si attivano`;
    }
    case 'playable-from':
      return `puoi giocarmi ${after('da', zone(passive.zone, 'you', speech))}`;
    case 'reserve-limit':
    case 'landmark-limit': {
      const limit = passive.kind === 'reserve-limit' ? 'limite Riserva' : 'limite Punto di Riferimento';
      return `il tuo ${limit} ${passive.add < 0 ? 'diminuisce' : 'aumenta'} di ${Math.abs(passive.add)}`;
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

/** "ho +1 {V}", "la statistica {M} dei Personaggi di fronte a me è 0". */
function statistics({ of, add, set }: Of<'statistics'>, speech: Speech): string {
  const whom = whomOf(of, speech);
  const said: string[] = [];
  if (add !== undefined) said.push(`${does(whom, verbs.have)} ${added(add, speech)}`);
  if (set !== undefined) {
    const changed = terrains.filter((one) => set[one] !== undefined);
    const [mine, whose] = whom.me ? (['mia ', ''] as const) : (['', ` ${after('di', whom.phrase)}`] as const);
    if (changed.length === terrains.length)
      said.push(
        `le ${mine === '' ? '' : 'mie '}statistiche${whose} sono ${changed.map((one) => set[one]).join('/')}`,
      );
    else
      for (const one of changed)
        said.push(`la ${mine}statistica ${words.terrains[one]}${whose} è ${set[one]}`);
  }
  return listed(said, 'e');
}

/** "sono Robot oltre ai loro altri tipi", "sono Fate e perdono i loro altri tipi". */
function subtypes({ of, gain, lose }: Of<'subtypes'>, speech: Speech): string {
  const whom = whomOf(of, speech);
  const plural = !whom.me && whom.phrase.plural;
  const names = (list: readonly string[]): string =>
    listed(
      list.map((name) => inNumber(words.subtype(name), plural)),
      'e',
    );
  if (lose === undefined)
    return `${does(whom, verbs.be)} ${names(gain ?? [])} oltre ${own(whom, 'ai')} altri tipi`;
  const lost =
    lose === 'all-others'
      ? `${own(whom, 'i')} altri tipi`
      : `${lose.length === 1 ? 'il tipo' : 'i tipi'} ${names(lose)}`;
  return joined(whom, [gain === undefined ? undefined : [verbs.be, names(gain)], [verbs.lose, lost]]);
}

/** "tutte le regioni sono {O} e perdono i loro altri tipi". */
function regions({ of, gain, lose }: Of<'terrains'>, speech: Speech): string {
  const where = of === 'all-regions' ? undefined : expeditionsAll(of, speech);
  const plural = where === undefined || where.plural;
  const subject =
    where === undefined
      ? 'tutte le regioni'
      : `${plural ? 'le regioni' : 'la regione'} ${after('di', where)}`;
  const symbols = (list: readonly Terrain[]): string =>
    listed(
      list.map((one) => words.terrains[one]),
      'e',
    );
  const others = plural ? 'loro altri tipi' : 'suoi altri tipi';
  const are = gain === undefined ? [] : [`${plural ? 'sono' : 'è'} ${symbols(gain)}`];
  if (lose === undefined) return `${subject} ${are.join('')} oltre ai ${others}`;
  const lost = lose === 'all-others' ? `i ${others}` : symbols(lose);
  return `${subject} ${listed([...are, `${plural ? 'perdono' : 'perde'} ${lost}`], 'e')}`;
}
