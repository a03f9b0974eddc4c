import { describe, expect, it } from '@jest/globals';
import { altered } from '#altered/rules';
import { contracts } from '#contracts';
import { gameModules } from '#games';
import { invariant, type GameModule, type RecordedEvent, type Setup } from '#record';
import { readGame } from '#interchange';
import { abilityDecks } from '#altered/testing';
import { contractsDecks } from '#contracts/testing';
import { TableLog, testerCards } from '#interchange/testing';
import { playRandomly, recorded } from '#record/testing';
import { Replay, replayedRuling, rulingExcerpt, type RulingExcerpt } from './index.js';

const [alteredSetup] = abilityDecks('ruling');
const [contractsSetup] = contractsDecks('ruling');
invariant(alteredSetup && contractsSetup, 'there are decks');
const games: readonly (readonly [string, GameModule, Setup])[] = [
  ['Altered', altered, alteredSetup],
  ['Contracts', contracts, contractsSetup],
];

describe.each(games)('a ruling of %s', (_name, module, setup) => {
  const record = playRandomly(module, setup, 'ruling', { decisions: 14 });
  const replay = new Replay(module, record);
  const excerptAt = (revision: number): RulingExcerpt => {
    const excerpt = rulingExcerpt(replay, revision);
    invariant(excerpt.ok, 'the rules decided it');
    return excerpt.value;
  };
  const step = record.findLastIndex(({ event }) => event.kind === 'StepResolved');
  const withEvents = (
    excerpt: RulingExcerpt,
    change: (recorded: RecordedEvent) => RecordedEvent,
  ): RulingExcerpt => ({ ...excerpt, events: excerpt.events.map(change) });

  it('is decided again at each event, with its text, its rules and the reasons', () => {
    for (const { revision, event } of record) {
      const replayed = replayedRuling(module, excerptAt(revision));
      expect([revision, replayed.status]).toEqual([revision, 'SAME']);
      if (replayed.status !== 'SAME' || event.kind !== 'StepResolved') continue;
      const before = replay.before(revision);
      expect(replayed.ruling.text).toBe(module.tell.event(event, before, { kind: 'omniscient' }, 'en').text);
      expect(replayed.ruling.rules).toEqual(expect.arrayContaining([...event.rules]));
      expect(replayed.ruling.explanation).toEqual(
        module.tell.explain(before, event, { kind: 'omniscient' }, 'en'),
      );
    }
  });

  it('names the cards involved, with their lines', () => {
    const found = record.flatMap(({ revision }) => {
      const replayed = replayedRuling(module, excerptAt(revision));
      return replayed.status === 'SAME' ? replayed.ruling.cards : [];
    });
    expect(found.some(({ name, lines }) => name !== '' && lines.length > 0)).toBe(true);
  });

  it('requires the start, the choices and the events after the last choice', () => {
    const { events } = excerptAt(step);
    const last = events.findLastIndex(({ event }) => event.kind === 'DecisionMade');
    expect(new Set(events.slice(0, last).map(({ event }) => event.kind))).toEqual(
      new Set(['GameStarted', 'DecisionMade']),
    );
    expect(events.length).toBeLessThan(step / 2);
  });

  it('is different if the report has another event, and the difference is reported', () => {
    const changed = withEvents(excerptAt(step), (entry) =>
      entry.revision === step && entry.event.kind === 'StepResolved'
        ? { ...entry, event: { ...entry.event, rules: ['0.0'] } }
        : entry,
    );
    expect(replayedRuling(module, changed)).toMatchObject({
      status: 'CHANGED',
      difference: { revision: step, field: 'rules.0', recorded: '0.0' },
      ruling: { explanation: {} },
    });
  });

  it('is not reached if an earlier choice is refused', () => {
    const first = record.findIndex(({ event }) => event.kind === 'DecisionMade');
    const changed = withEvents(excerptAt(step), (entry) =>
      entry.revision === first && entry.event.kind === 'DecisionMade'
        ? { ...entry, event: { ...entry.event, choice: [{ kind: 'nothing' }] as never } }
        : entry,
    );
    const replayed = replayedRuling(module, changed);
    expect(replayed).toMatchObject({ status: 'UNREACHED' });
    expect('reason' in replayed && replayed.reason).toMatch(new RegExp(`^Choice ${first} is refused: `));
  });

  it('is unavailable if the record was only observed', () => {
    const seen = recorded([
      {
        kind: 'GameImported',
        source: 'table',
        originalId: '1',
        importer: 'test',
        unknown: [],
        fidelity: 'OBSERVED',
      },
      ...record.map(({ event }) => event),
    ]);
    const excerpt = rulingExcerpt(new Replay(module, seen), step + 1);
    expect(excerpt).toMatchObject({ ok: false, error: { code: 'GAME_OBSERVED' } });
    expect(rulingExcerpt(replay, record.length)).toMatchObject({
      ok: false,
      error: { code: 'POSITION_OUT_OF_RANGE' },
    });
  });
});

describe('a ruling of a game that was recorded elsewhere and reconstructed', () => {
  const log = new TableLog({
    dealt: [
      [1, 2, 3, 4, 5, 6],
      [101, 102, 103, 104, 105, 106],
    ],
  });
  const turn = (seat: number): TableLog => log.asks(seat, 20, { optionalAction: false }, { play: {} });
  turn(0).plays(0, 1, 'stormLeft', 'hand', 2);
  turn(1).plays(1, 101, 'stormRight', 'hand', 2);
  turn(0);
  const read = readGame([log.text()], gameModules, testerCards);
  invariant(read.ok, 'it can be read');
  const { events } = read.value;
  const step = events.findLastIndex(({ event }) => event.kind === 'StepResolved');
  const excerpt = rulingExcerpt(new Replay(altered, events), step);
  invariant(excerpt.ok, 'the rules decided it');

  it('is decided again with the recorded chance', () => {
    const replayed = replayedRuling(altered, excerpt.value);
    expect(replayed).toMatchObject({ status: 'SAME', ruling: { text: expect.stringMatching(/\w/) } });
  });

  it.each([
    ['is different if the event is different', step, 'CHANGED'],
    ['is not reached if an event before its choice is different', 0, 'UNREACHED'],
  ])('%s', (_name, at, status) => {
    const first = events.findIndex(({ event }) => event.kind === 'DecisionMade');
    const changed = excerpt.value.events.map((entry, index) =>
      (at === 0 ? index > first && index < step : index === step) && entry.event.kind === 'StepResolved'
        ? { ...entry, event: { ...entry.event, rules: ['0.0'] } }
        : entry,
    );
    expect(replayedRuling(altered, { ...excerpt.value, events: changed }).status).toBe(status);
  });
});
