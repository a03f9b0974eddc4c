import type { Choice, Decision, Illegal, Seat } from '#record';
import { summaryOf } from '../rulebook/index.js';
import { attackable, strikeRefusal, attackRefusal, magnetiseRefusal } from './attacking.js';
import { targetOf } from './fighting.js';
import { matching } from '../world/matching.js';
import { playRefusal, useRefusal } from './options.js';
import { wordsOf } from './turn-keys.js';
import { opponentOf, seatOf, type State } from '../state/state.js';
import { refKey, targetIn } from '../effects/targets.js';

/** Returns the rule that an unavailable turn option would break. Null if the key is not a turn option. */
function brokenInTurn(state: State, seat: Seat, key: string): string | null {
  const { verb, first, second } = wordsOf(key);
  const own = seatOf(state, seat);
  const { hand, line, rune } = own;
  const item = Number(first);
  switch (verb) {
    case 'play':
      return hand.includes(item) ? playRefusal(state, own, item) : null;
    case 'magnetise':
      return line.includes(item) ? magnetiseRefusal(state, item) : '6.3.h';
    case 'attack':
      return brokenByAttack(state, seat, first, second);
    case 'globe':
      return '6.5.c';
    case 'end':
      return '6.5.g';
    case 'rune':
      return rune[0] === undefined ? '6.2.b' : useRefusal(state, own, rune[0]);
    default:
      return null;
  }
}

function brokenByAttack(state: State, seat: Seat, attacker: string, word: string): string | null {
  const other = opponentOf(seat);
  const opposes = word === 'player' || seatOf(state, other).line.includes(Number(word));
  if (attacker === 'player') return strikeRefusal(state, seat) ?? (opposes ? '8.1.a' : '6.4.c');
  const item = Number(attacker);
  if (!opposes || !seatOf(state, seat).line.includes(item)) return '6.3.i';
  return attackRefusal(state, item, targetOf(state, seat, word), attackable(state, other));
}

/**
 * Returns the rule that protects a target in fog from a spell (8.8.a). Null if the target would be illegal even without
 * fog.
 */
function brokenByTarget(state: State, key: string): string | null {
  const task = state.agenda.at(-1);
  const effect = task?.task === 'resolve' ? task.todo[0] : undefined;
  if (task?.task !== 'resolve' || effect === undefined) return null;
  const target = targetIn(state, task.frame, effect);
  if (target?.kind !== 'chosen') return null;
  return matching(state, target.like, task.frame).some((ref) => refKey(ref) === key) ? '8.8.a' : null;
}

/** Returns the rule that a choice would break if the decision does not offer it. Null if no rule is known. */
function brokenBy(state: State, { kind, seat, rules }: Decision, key: string): string | null {
  switch (kind) {
    case 'turn':
      return brokenInTurn(state, seat, key);
    case 'target':
      return brokenByTarget(state, key);
    case 'draw':
      return key.startsWith('special-') ? '2.3.a' : null;
    case 'extractor':
      return rules[0] === '4.1.c' && !key.includes('>') ? '4.1.b' : null;
    default:
      return null;
  }
}

/** Adds the number and text of the broken rule to a refusal. */
export function refusalOf(state: State, choice: Choice, found: Illegal): Illegal {
  const rule = ruleFor(state, choice, found);
  const says = summaryOf(rule, 'en');
  return { ...found, rule, message: says === null ? found.message : `${found.message} ${rule}: ${says}` };
}

function ruleFor(state: State, choice: Choice, { code, rule }: Illegal): string {
  const { pending } = state;
  if (code !== 'OPTION_UNKNOWN' || pending === null) return rule;
  const keys = new Set(pending.options.map(({ key }) => key));
  return brokenBy(state, pending, choice.find((key) => !keys.has(key)) ?? '') ?? rule;
}
