import { assertNever } from '#record';
import type { Ability, Effect, Quantity, Target } from '../../abilities/index.js';
import type { Cost, Mana, Token } from '../../abilities/definition.js';
import type { Speech } from '../speech.js';
import type { Romance } from './language.js';
import { isSingular, thingsIn } from './things.js';
import { capital, join, sentence, signed } from './text-parts.js';

/** Returns a writer for ability texts in a language, based on its word tables. */
export function romance(language: Romance): Speech {
  const say = language.effect;
  const { several, target, recipient, areMany, amount, condition } = thingsIn(language);

  const gives = (gift: string, what: Target): string =>
    what.kind === 'player' && what.who === 'you' ? say.get(gift) : say.give(gift, recipient(what));

  function tokenWords({ name, names, attack, health, abilities = [] }: Token): string {
    const says = abilities.length === 0 ? '' : `, ${language.quote(abilities.map(ability).join(' '))}`;
    return `${names?.[language.locale] ?? name} (${attack}/${health}${says})`;
  }

  /** Returns the words for a repeated or counted effect, followed by the definition of X. */
  function much(of: Quantity, words: (number: string, isSingular: boolean) => string): string {
    const { number, where } = amount(of);
    return words(number, isSingular(of)) + where;
  }

  /** Returns the sentence for an effect, without a full stop. */
  function effect(does: Effect): string {
    switch (does.kind) {
      case 'sequence':
        return does.effects.map(effect).join(`, ${say.then} `);
      case 'repeat':
        return say.repeat(...repeated(does.times, effect(does.effect)));
      case 'may':
        return say.may(effect(does.effect));
      case 'if':
        return [
          say.if(condition(does.condition), effect(does.then)),
          ...(does.otherwise === undefined ? [] : [say.otherwise(effect(does.otherwise))]),
        ].join(say.semicolon);
      case 'modes':
        return say.choose(does.modes.map(effect));
      case 'damage':
        return much(does.amount, (number, isSingular) => say.damage(number, isSingular, recipient(does.to)));
      case 'destroy':
        return say.destroy(target(does.what));
      case 'fade':
        return say.fade(target(does.what));
      case 'disarm':
        return say.disarm(does.whose);
      case 'strengthen':
        return strengthen(does);
      case 'grant':
        return gives(language.keyword[does.keyword], does.what);
      case 'magnetise':
        return gives(say.magnetised, does.what);
      case 'gain-health':
        return much(does.amount, (number, isSingular) => say.gainHealth(does.who, number, isSingular));
      case 'draw':
        return say.draw(does.who);
      case 'extract':
        return much(does.count, (number, isSingular) => say.extract(does.who, number, isSingular));
      case 'discard':
        return much(does.count, (number, isSingular) => say.discard(does.who, number, isSingular));
      case 'summon':
        return much(does.count ?? 1, (number, isSingular) =>
          say.summon(does.who ?? 'you', number, isSingular, tokenWords(does.token)),
        );
      case 'return':
        return say.return(target(does.what), areMany(does.what));
      case 'rearrange':
        return say.rearrange(target(does.what));
      case 'ready':
        return say.ready(target(does.what), areMany(does.what));
      case 'extractor':
        return say.extractor(does.element);
      case 'fill':
        return much(does.count, say.fill);
      case 'mend':
        return much(does.amount, say.mend);
      default:
        return assertNever(does);
    }
  }

  const repeated = (times: Quantity, what: string): readonly [string, string] => {
    const { number, where } = amount(times);
    return [number, what + where];
  };

  function strengthen(does: Extract<Effect, { kind: 'strengthen' }>): string {
    const amounts = (['attack', 'health'] as const).flatMap((name) => {
      const of = does[name];
      return of === undefined ? [] : [{ name, ...amount(of) }];
    });
    const gift = join(
      amounts.map(({ name, number }) => `${signed(number)} ${language.statistic[name]}`),
      language.and,
    );
    const wheres = new Set(amounts.map(({ where }) => where));
    return gives(gift, does.what) + [...wheres].join('');
  }

  const cost = (of: Cost): string =>
    join(
      Object.entries(of).map(([name, count]) => language.mana(count, name as Mana)),
      language.and,
    );

  function ability(says: Ability): string {
    switch (says.kind) {
      case 'keyword':
        return `${language.keyword[says.keyword]}.`;
      case 'magic-damage':
        return `${language.magicDamage(says.amount)}.`;
      case 'effect':
        return sentence(effect(says.effect));
      case 'triggered':
        return `${language.trigger[says.trigger]}${language.colon} ${sentence(effect(says.effect))}`;
      case 'use':
        return `${capital(cost(says.cost))}${language.colon} ${sentence(effect(says.effect))}`;
      case 'provides': {
        const { attack, health, keywords: given = [] } = says.gives;
        const gifts = [
          ...(attack === undefined ? [] : [`${signed(`${attack}`)} ${language.statistic.attack}`]),
          ...(health === undefined ? [] : [`${signed(`${health}`)} ${language.statistic.health}`]),
          ...given.map((name) => language.keyword[name]),
        ];
        const to = several(says.to, language.the).map(language.to);
        return `${language.provides(join(gifts, language.and), join(to, language.and))}.`;
      }
      default:
        return assertNever(says);
    }
  }

  return { ability, effect };
}
