import { describe, expect, it } from '@jest/globals';
import { character, permanent, reaction, tableOf } from '#altered/testing';

const kite = character('Kite');
const watch = (name: string) =>
  permanent(name, reaction({ kind: 'join', what: { type: 'character' } }, 'I gain 1 seen counter.'));

describe.each(['1.0', '4.0'] as const)('contents of events, edition %s', (edition) => {
  it('6.3.b, 2.2.14.b the event records which emblem each reaction creates, and each emblem is a new object', () => {
    const table = tableOf(
      { hand: [kite], mana: 1 },
      { landmark: [watch('Gate'), watch('Tower')] },
      { edition },
    ).play('Kite', 'hero');
    const join = table.step('join');
    const actions = table.events.flatMap((event) => (event.kind === 'StepResolved' ? event.actions : []));
    const joined = actions.findIndex((action) => action.kind === 'move' && action.to.zone === 'expedition');
    const made = actions.slice(joined + 1).filter((action) => action.kind === 'emblem');
    expect(join.reactions?.map(({ emblem }) => emblem)).toEqual(made.map(({ item }) => item));
    const kiteNow = table.stay('Kite').object ?? 0;
    expect(made.map(({ object }) => object)).toEqual([kiteNow + 1, kiteNow + 2]);
    expect(join).not.toHaveProperty('modifiers');
  });

  it('4.2.a the first event of a day has the only fingerprint, including the reactions it activates', () => {
    const early = permanent('Early', reaction({ kind: 'phase', phase: 'morning' }, 'Resupply.'));
    const printed = (landmark: readonly (typeof early)[]): readonly string[] =>
      tableOf({ landmark }, {}, { from: 'morning', edition }).events.flatMap((event) =>
        event.kind === 'StepResolved' && event.fingerprint !== undefined ? [event.verb] : [],
      );
    expect(printed([])).toEqual(['begin-day']);
    expect(printed([early])).toEqual([edition === '1.0' ? 'begin-day' : 'activate-reactions']);
  });

  it('4.2.a every sixteenth decision has a fingerprint', () => {
    const table = tableOf({}, {}, { edition });
    while (table.state.decisions < 33) table.choose(...(table.keys().includes('pass') ? ['pass'] : []));
    const printed = table.events.flatMap((event) =>
      event.kind === 'DecisionRequested' && event.fingerprint !== undefined ? [event.decision.id] : [],
    );
    expect(printed).toEqual([16, 32]);
  });

  it("4.2.3.c, 4.2.3.e the event's cause has the rule number of the edition", () => {
    const begun = tableOf({}, {}, { from: 'afternoon', edition }).step('begin-turn');
    expect(begun.cause).toEqual({ kind: 'rule', rule: edition === '1.0' ? '4.2.3.c' : '4.2.3.e' });
  });

  it('2.4.6.c the event lists modifiers, and omits reactions if none is activated', () => {
    const fading = { card: kite, statuses: ['fleeting'] as const };
    const rest = tableOf({ hero: [fading] }, {}, { from: 'night', edition }).step('rest');
    expect(rest.modifiers).toHaveLength(1);
    expect(rest).not.toHaveProperty('reactions');
  });
});
