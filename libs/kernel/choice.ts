import { fail, ok, type Choice, type Decision, type Illegal, type Result, type Seat } from '#record';

const refuse = (code: Illegal['code'], message: string, rule: string, data?: Illegal['data']) =>
  fail<Illegal>(data === undefined ? { code, message, rule } : { code, message, rule, data });

/**
 * Checks that the right player makes the pending decision and chooses between `min` and `max` different options.
 * Refusals cite the decision's rule.
 */
export function checkChoice(
  pending: Decision | null,
  player: Seat,
  choice: Choice,
  over: string,
): Result<Decision, Illegal> {
  if (pending === null) return refuse('GAME_OVER', 'The game is over, so there are no more decisions.', over);
  const rule = pending.rules[0] ?? over;
  if (player !== pending.seat)
    return refuse(
      'SEAT_NOT_ASKED',
      `Seat ${player} cannot decide now, because seat ${pending.seat} has the pending decision ` +
        `"${pending.kind}".`,
      rule,
    );
  const stranger = strangerIn(choice, pending);
  if (stranger !== undefined)
    return refuse('OPTION_UNKNOWN', `"${stranger}" is not an option of "${pending.kind}".`, rule, {
      key: stranger,
      options: pending.options.map((option) => option.key),
    });
  if (choice.length > 1 && new Set(choice).size !== choice.length)
    return refuse('OPTION_REPEATED', 'The choice contains the same option more than once.', rule);
  if (choice.length < pending.min)
    return refuse(
      'OPTIONS_TOO_FEW',
      `The choice has ${optionsText(choice)}, but "${pending.kind}" requires at least ${pending.min}.`,
      rule,
    );
  if (choice.length > pending.max)
    return refuse(
      'OPTIONS_TOO_MANY',
      `The choice has ${optionsText(choice)}, but "${pending.kind}" allows at most ${pending.max}.`,
      rule,
    );
  return ok(pending);
}

const optionsText = ({ length }: Choice): string => `${length} ${length === 1 ? 'option' : 'options'}`;

/**
 * Finds the first key that is not an option. Does not build a set for a choice with a single key, because most choices
 * have only one.
 */
function strangerIn(choice: Choice, { options }: Decision): string | undefined {
  if (choice.length === 1) {
    const [only] = choice;
    for (const { key } of options) if (key === only) return undefined;
    return only;
  }
  const known = new Set(options.map(({ key }) => key));
  return choice.find((key) => !known.has(key));
}

/**
 * Parses the number in an option's key as a small integer. Returns 0 if there is none. Without `| 0`, V8 could store
 * the number as a double. That would change the hidden classes of states and deoptimise compiled code.
 */
export const numberIn = (key: string): number => Number(key) | 0;
