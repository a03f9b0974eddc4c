import fc from 'fast-check';
import { altered } from '#altered/rules';
import { contracts } from '#contracts';
import { gameModules } from '#games';
import { checkRuling, parseRuling, printRuling } from '#interchange';
import { Replay } from '#projections';
import { invariant, isLegible, type GameId, type GameModule } from '#record';
import { abilityDecks } from '#altered/testing';
import { contractsDecks } from '#contracts/testing';
import { playRandomly } from '#record/testing';
import { Breach, type Door, type Outcome } from './door.js';
import { mutate, mutations } from './mutations.js';
import { damaged } from './strange-texts.js';

function reports(): readonly string[] {
  const [alteredSetup] = abilityDecks('door');
  const [contractsSetup] = contractsDecks('door');
  invariant(alteredSetup && contractsSetup, 'there are decks');
  const games = [
    [altered as GameModule, alteredSetup],
    [contracts as GameModule, contractsSetup],
  ] as const;
  return games.map(([module, setup]) => {
    const record = playRandomly(module, setup, 'door', { decisions: 12 });
    const step = record.findLastIndex(({ event }) => event.kind === 'StepResolved');
    const text = printRuling('door' as GameId, new Replay(module, record), step, 'Nothing.');
    invariant(text.ok, 'it is a report');
    return text.value;
  });
}

const LONGEST = 1000;

export const door: Door<string> = {
  name: 'ruling-files',
  enters: 'reports of rulings',
  inputs: 2000,
  open: () => {
    const files = reports();
    return Promise.resolve({
      arbitrary: fc.oneof(
        {
          weight: 12,
          arbitrary: fc.tuple(fc.constantFrom(...files), mutations).map(([text, all]) => {
            const file = JSON.parse(text) as never;
            for (const mutation of all) mutate(file, mutation);
            return JSON.stringify(file);
          }),
        },
        {
          weight: 3,
          arbitrary: fc.tuple(fc.constantFrom(...files), fc.nat()).map(([text, at]) => {
            const file = JSON.parse(text) as { events: unknown[] };
            file.events.splice(1 + (at % (file.events.length - 1)), 1);
            return JSON.stringify(file);
          }),
        },
        { weight: 1, arbitrary: damaged(files, 2_000_000) },
        { weight: 1, arbitrary: fc.json({ maxDepth: 5 }) },
      ),
      try: (text) => Promise.resolve(outcomeOf(text)),
      close: () => Promise.resolve(),
    });
  },
};

function outcomeOf(text: string): Outcome {
  const read = parseRuling(text, gameModules);
  if (read.ok) return checkRuling(read.value, gameModules).status === 'SAME' ? 'taken' : 'changed';
  const { code, message } = read.error;
  if (!/^IMPORT_[A-Z_]+$/.test(code)) throw new Breach(`the code is ${code}`);
  if (message.length > LONGEST || !isLegible(message)) throw new Breach('the answer repeats what was sent');
  return code;
}
