import type { Choice, Illegal, Seat } from '#record';
import { summaryOf } from '../rulebook/index.js';
import { attackable, whyNoStrike, whyNotAttack, whyNotMagnetise } from './attacking.js';
import { targetOf } from './fighting.js';
import { whyNotPlay, whyNotUse } from './options.js';
import { bodyOf, opponentOf, seatOf, type State } from './state.js';

/** The rule that an option of a turn would break; null when it is no option of any turn. */
function brokenBy(state: State, seat: Seat, key: string): string | null {
  const [verb, first = '', second = ''] = key.split(':');
  const { hand, line, globe, rune } = seatOf(state, seat);
  const item = Number(first);
  switch (verb) {
    case 'play':
      return hand.includes(item) ? whyNotPlay(state, seat, item) : null;
    case 'magnetise':
      return line.includes(item) ? whyNotMagnetise(state, item) : null;
    case 'attack': {
      const other = opponentOf(seat);
      if (second !== 'player' && !seatOf(state, other).line.includes(Number(second))) return null;
      const target = targetOf(state, seat, second);
      if (first !== 'player')
        return line.includes(item) ? whyNotAttack(state, item, target, attackable(state, other)) : null;
      return whyNoStrike(state, seat) ?? '8.1.a';
    }
    case 'globe':
    case 'end':
      return globe.some((one) => bodyOf(state, one).done) ? '6.5.c' : null;
    case 'rune':
      return rune[0] === undefined ? null : whyNotUse(state, seat, rune[0]);
    default:
      return null;
  }
}

/** A refusal with the rule that the choice breaks, and what that rule says. */
export function refused(state: State, player: Seat, choice: Choice, found: Illegal): Illegal {
  const rule = ruleFor(state, player, choice, found);
  const says = summaryOf(rule, 'en');
  return { ...found, rule, message: says === null ? found.message : `${found.message} ${rule}: ${says}` };
}

function ruleFor(state: State, player: Seat, choice: Choice, { code, rule }: Illegal): string {
  const { pending } = state;
  if (code !== 'NO_SUCH_OPTION' || pending?.kind !== 'turn') return rule;
  const keys = new Set(pending.options.map(({ key }) => key));
  return brokenBy(state, player, choice.find((key) => !keys.has(key)) ?? '') ?? rule;
}
