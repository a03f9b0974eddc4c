import { assertNever } from '#record';
import type { Ability, Condition, Effect, Quantity, Target } from '../abilities/index.js';
import type { Cost, Mana, Token } from '../definition.js';
import {
  areMany,
  isMe,
  join,
  keyword,
  mana,
  one,
  quantity,
  recipient,
  statistic,
  target,
  toMany,
} from './italian-nouns.js';
import type { Speech } from './speech.js';

const signed = (value: string): string => (value.startsWith('-') ? value : `+${value}`);
const contracts = (count: Quantity): string => (count === 1 ? '1 contratto' : `${quantity(count)} contratti`);

function condition(if_: Condition): string {
  switch (if_.kind) {
    case 'exists':
      return `c'è in campo ${one(if_.like)}`;
    case 'compare':
      return `${quantity(if_.left).replace(/^X, /, '')} è ${quantity(if_.right)} o ${if_.is === 'at-least' ? 'più' : 'meno'}`;
    case 'not':
      return `non è vero che ${condition(if_.condition)}`;
    default:
      return assertNever(if_);
  }
}

const tokenWords = ({ name, names, attack, health, abilities = [] }: Token): string => {
  const says = abilities.length === 0 ? '' : `, “${abilities.map(ability).join(' ')}”`;
  return `${names?.it ?? name} (${attack}/${health}${says})`;
};

const gives = (gift: string, what: Target): string =>
  isMe(what) ? `ottieni ${gift}` : `dai ${gift} ${recipient(what)}`;

/** A sentence without its full stop. */
function effect(does: Effect): string {
  const object = 'what' in does ? target(does.what) : '';
  switch (does.kind) {
    case 'sequence':
      return does.effects.map(effect).join(', poi ');
    case 'repeat':
      return `${quantity(does.times)} volte: ${effect(does.effect)}`;
    case 'may':
      return `puoi fare questo: ${effect(does.effect)}`;
    case 'if':
      return [
        `se ${condition(does.condition)}, ${effect(does.then)}`,
        ...(does.otherwise === undefined ? [] : [`altrimenti ${effect(does.otherwise)}`]),
      ].join('; ');
    case 'modes':
      return `scegli uno: ${does.modes.map(effect).join('; oppure ')}`;
    case 'damage':
      return `infliggi ${quantity(does.amount)} ${does.amount === 1 ? 'danno' : 'danni'} ${recipient(does.to)}`;
    case 'destroy':
      return `distruggi ${object}`;
    case 'fade':
      return `fai Sbiadire ${object}`;
    case 'disarm':
      return does.whose === 'opponent' ? "Disarma l'avversario" : 'Disarma';
    case 'strengthen': {
      const parts = (['attack', 'health'] as const).flatMap((name) => {
        const value = does[name];
        return value === undefined ? [] : [`${signed(quantity(value))} ${statistic[name]}`];
      });
      return gives(join(parts, 'e'), does.what);
    }
    case 'grant':
      return gives(keyword[does.keyword], does.what);
    case 'magnetise':
      return gives('Magnetizzato', does.what);
    case 'gain-health':
      return `${does.who === 'you' ? 'guadagni' : "l'avversario guadagna"} ${quantity(does.amount)} salute`;
    case 'draw':
      return does.who === 'you' ? 'pesca' : "l'avversario pesca";
    case 'extract':
      return `${does.who === 'you' ? 'estrai' : "l'avversario estrae"} ${contracts(does.count)}`;
    case 'discard':
      return `${does.who === 'you' ? 'scarta' : "l'avversario scarta"} ${contracts(does.count)}`;
    case 'summon': {
      const who = does.who === 'opponent' ? "l'avversario evoca" : 'evoca';
      return `${who} ${quantity(does.count ?? 1)} token ${tokenWords(does.token)}`;
    }
    case 'return':
      return `fai tornare in mano al proprietario ${object}`;
    case 'rearrange':
      return `sposta ${object} in un qualsiasi punto della linea`;
    case 'ready':
      return `${object} ${areMany(does.what) ? 'possono' : 'può'} agire ancora una volta in questo turno`;
    case 'extractor':
      return does.element === 'any'
        ? 'guadagna un estrattore di un colore a scelta'
        : `guadagna un estrattore (${mana[does.element]})`;
    case 'fill':
      return `riempi ${quantity(does.count)} dei tuoi serbatoi`;
    case 'mend':
      return `il tuo Globo guadagna ${quantity(does.amount)} durabilità`;
    default:
      return assertNever(does);
  }
}

const cost = (of: Cost): string =>
  join(
    Object.entries(of).map(([name, count]) => `${count} ${mana[name as Mana]}`),
    'e',
  );

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const sentence = (text: string): string => `${capital(text)}.`;

const trigger = {
  evocation: 'Evocazione',
  recycle: 'Riciclo',
  'start-of-turn': 'Inizio turno',
  'end-of-turn': 'Fine turno',
  ambush: 'Imboscata',
} as const;

function ability(says: Ability): string {
  switch (says.kind) {
    case 'keyword':
      return `${keyword[says.keyword]}.`;
    case 'magic-damage':
      return `Danni magici +${says.amount}.`;
    case 'effect':
      return sentence(effect(says.effect));
    case 'triggered':
      return `${trigger[says.trigger]}: ${sentence(effect(says.effect))}`;
    case 'use':
      return `${capital(cost(says.cost))}: ${sentence(effect(says.effect))}`;
    case 'provides': {
      const { attack, health, keywords: given = [] } = says.gives;
      const gifts = [
        ...(attack === undefined ? [] : [`${signed(`${attack}`)} attacco`]),
        ...(health === undefined ? [] : [`${signed(`${health}`)} salute`]),
        ...given.map((name) => keyword[name]),
      ];
      return `Fornisce ${join(gifts, 'e')} ${toMany(says.to)}.`;
    }
    default:
      return assertNever(says);
  }
}

/** What abilities say in Italian. */
export const italian: Speech = { ability };
