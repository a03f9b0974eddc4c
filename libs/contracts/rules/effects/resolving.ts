import { itemOption, numberIn } from '#kernel';
import { invariant, type Choice, type Decision } from '#record';
import type { Effect } from '../../abilities/index.js';
import { ruleOfTrigger } from '../step/activating.js';
import { doing } from './doing.js';
import { holds, valueOf, seatOfPlayer } from '../world/quantities.js';
import type { Run } from '../step/run.js';
import { natureOf, seatOf } from '../state/state.js';
import { candidates, found, refIn, refOption, targetIn } from './targets.js';
import { placeIn, placesIn } from './line-places.js';
import type { Frame, Ref, TaskOf } from '../state/tasks.js';
import { elementOptions } from './element-options.js';

type Resolve = TaskOf<'resolve'>;

/** Returns the number of the rule that causes an effect. */
export function ruleOf({ state }: Run, { spell, cause, item, ability }: Frame): string {
  const reaction = cause.kind === 'reaction' ? natureOf(state, item).abilities?.[ability] : undefined;
  if (reaction?.kind === 'triggered') return ruleOfTrigger[reaction.trigger];
  return spell ? '6.1.a' : '6.2.b';
}

/** Carries out the next part of an effect and leaves the remaining parts on the agenda. */
export function resolve(run: Run, task: Resolve): void {
  const { state } = run;
  const { frame, todo } = task;
  const effect = todo[0];
  if (effect === undefined) return finish(run, frame);
  run.budget.wait(todo.length);
  switch (effect.kind) {
    case 'sequence':
      return doInstead(run, task, effect.effects);
    case 'repeat': {
      const times = Math.max(0, valueOf(state, frame, effect.times));
      run.budget.wait(times + todo.length - 1);
      return doInstead(run, task, Array<Effect>(times).fill(effect.effect));
    }
    case 'if': {
      const branch = holds(state, frame, effect.condition) ? effect.then : effect.otherwise;
      return doInstead(run, task, branch === undefined ? [] : [branch]);
    }
    case 'may':
      return ask(run, task, { kind: 'may', options: [{ key: 'yes' }, { key: 'no' }], rules: ['9.7.a'] });
    case 'modes':
      return ask(run, task, {
        kind: 'mode',
        options: effect.modes.map((_, mode) => ({ key: `mode-${mode}`, about: { mode } })),
      });
    case 'discard':
      return discard(run, task, effect);
    case 'extractor':
      if (effect.element === 'any') return ask(run, task, { kind: 'element', options: elementOptions });
      return happen(run, task, effect, [], effect.element);
    default:
      return aim(run, task, effect);
  }
}

/** Replaces the next effect with other effects. */
function doInstead(run: Run, { frame, todo }: Resolve, effects: readonly Effect[]): void {
  goOn(run, frame, todo.length === 1 ? effects : effects.concat(todo.slice(1)));
}

/** Finds the targets of an effect. If there are several candidates, requests a choice from the effect's controller. */
function aim(run: Run, task: Resolve, effect: Effect): void {
  const { state } = run;
  const { frame } = task;
  const target = targetIn(state, frame, effect);
  if (target === null) return happen(run, task, effect, []);
  if (target.kind !== 'chosen') return happen(run, task, effect, found(state, frame, target));
  const all = candidates(state, frame, target);
  const count = target.count ?? 1;
  if (all.length === 0 || (all.length <= count && target.upTo !== true))
    return happen(run, task, effect, all);
  const max = Math.min(count, all.length);
  ask(run, task, {
    kind: 'target',
    options: all.map(refOption),
    min: target.upTo === true ? 0 : max,
    max,
  });
}

/** Makes a player discard contracts from hand. Requests a choice unless the whole hand is discarded. */
function discard(run: Run, task: Resolve, effect: Extract<Effect, { kind: 'discard' }>): void {
  const { state } = run;
  const seat = seatOfPlayer(task.frame, effect.who);
  const { hand } = seatOf(state, seat);
  const count = Math.max(0, valueOf(state, task.frame, effect.count));
  if (hand.length <= count) return happen(run, task, effect, [], hand);
  const options = hand.map(itemOption);
  ask(run, task, { kind: 'discard', seat, options, min: count, max: count, hidden: true, rules: ['7.1.a'] });
}

type Question = Pick<Decision, 'kind' | 'options'> &
  Partial<Pick<Decision, 'seat' | 'min' | 'max' | 'rules' | 'hidden'>>;

function ask(run: Run, task: Resolve, question: Question): void {
  const { frame } = task;
  const { kind, options, seat = frame.seat, min = 1, max = 1, hidden } = question;
  const rules = question.rules ?? [ruleOf(run, frame)];
  const about = { item: frame.item, ability: frame.ability };
  run.schedule(task);
  const asking = { seat, min, max, rules, about, kind, options };
  run.askAsWritten(hidden === undefined ? asking : { ...asking, hidden });
}

/** Handles the answer to a choice that an effect requested. */
export function answerResolve(run: Run, task: Resolve, choice: Choice): void {
  const { state } = run;
  const { frame, todo } = task;
  const [effect, ...rest] = todo;
  const [key = ''] = choice;
  invariant(effect !== undefined, 'what is over asks nothing');
  switch (effect.kind) {
    case 'may':
      return goOn(run, frame, key === 'yes' ? [effect.effect, ...rest] : rest);
    case 'modes': {
      const mode = effect.modes[numberIn(key.replace('mode-', ''))];
      return goOn(run, frame, mode === undefined ? rest : [mode, ...rest]);
    }
    case 'discard':
      return happen(run, task, effect, [], choice.map(numberIn));
    case 'extractor':
      return happen(run, task, effect, [], key);
    default:
      return happen(
        run,
        task,
        effect,
        choice.map((index) => refIn(state, index)),
      );
  }
}

/** Executes one part of an effect. Reactions to it happen before the remaining parts (9.3.a). */
function happen(
  run: Run,
  { frame, todo }: Resolve,
  effect: Effect,
  refs: readonly Ref[],
  answer?: string | readonly number[],
): void {
  const { state } = run;
  const deed = doing(state, frame, effect, refs, answer);
  const it = deed.it ?? refs;
  goOn(run, it.length > 0 ? { ...frame, it } : frame, todo.slice(1));
  if (deed.tasks !== undefined) run.schedule(...deed.tasks);
  const rule = ruleOf(run, frame);
  if (deed.actions !== undefined)
    run.perform({
      verb: effect.kind,
      by: deed.by ?? frame.seat,
      cause: frame.cause,
      actions: deed.actions,
      rules: deed.rules === undefined ? [rule] : [rule].concat(deed.rules),
    });
}

function goOn(run: Run, frame: Frame, todo: readonly Effect[]): void {
  if (todo.length > 0 || frame.emblem !== null) run.schedule({ task: 'resolve', frame, todo });
}

/** Removes the emblem of an activated effect. Effects that were not activated have no emblem. */
function finish(run: Run, frame: Frame): void {
  if (frame.emblem === null) return;
  run.perform({
    verb: 'effect-over',
    by: frame.seat,
    cause: frame.cause,
    actions: [{ kind: 'over', emblem: frame.emblem }],
    rules: [ruleOf(run, frame)],
  });
}

/** Moves a creature to another position in its line (6.3.f). */
export function rearrange(run: Run, task: TaskOf<'rearrange'>): void {
  const { item, object, frame } = task;
  const { state } = run;
  const owner = state.items[item]?.owner ?? 0;
  const { line } = seatOf(state, owner);
  if (state.bodies[item]?.object !== object || line.length < 2) return;
  run.schedule(task);
  run.ask({
    seat: frame.seat,
    kind: 'place',
    options: placesIn(line.length - 1),
    min: 1,
    max: 1,
    rules: ['6.3.f'],
    about: { item },
  });
}

export function answerRearrange(run: Run, task: TaskOf<'rearrange'>, choice: Choice): void {
  const { item, object, frame } = task;
  const seat = run.state.items[item]?.owner ?? 0;
  const index = placeIn(choice);
  if (seatOf(run.state, seat).line.indexOf(item) === index) return;
  run.perform({
    verb: 'rearrange',
    by: frame.seat,
    cause: frame.cause,
    actions: [{ kind: 'rearrange', item, object, seat, index }],
    rules: ['6.3.f'],
  });
}
