import { describe, expect, it } from '@jest/globals';
import { allRules as alteredRules, altered } from '#altered/rules';
import { allRules as contractsRules, contracts } from '#contracts';
import type { AtomicAction, GameModule, Setup, Viewer } from '#record';
import { abilityDecks } from '#altered/testing';
import { contractsDecks } from '#contracts/testing';
import { mistakes } from './languages.js';
import { playRandomly } from '#record/testing';

const viewers: readonly Viewer[] = [{ kind: 'omniscient' }, { kind: 'seat', seat: 0 }];
const names = ['Odile', 'Elena'];
const named = (setup: Setup): Setup => ({
  ...setup,
  seats: setup.seats.map((seat, index) => ({ ...seat, name: names[index] ?? seat.name })),
});

/** Returns every line of a game's log, for several viewers. */
function linesOf<S, A extends AtomicAction>(
  module: GameModule<S, A>,
  setup: Setup,
  locale: 'it' | 'fr',
): ReadonlySet<string> {
  const lines = new Set<string>();
  let state = module.fold.initial();
  for (const { event } of playRandomly(module, named(setup), setup.seed)) {
    for (const viewer of viewers) {
      const { text, actions } = module.tell.event(event, state, viewer, locale);
      for (const line of [text, ...actions]) lines.add(line);
    }
    state = module.fold.evolve(state, event);
  }
  return lines;
}

describe.each(['it', 'fr'] as const)('logs in "%s"', (locale) => {
  const linesByGame = {
    altered: new Set(abilityDecks('logs').flatMap((setup) => [...linesOf(altered, setup, locale)])),
    contracts: new Set(contractsDecks('logs').flatMap((setup) => [...linesOf(contracts, setup, locale)])),
  };

  it.each(['altered', 'contracts'] as const)('of %s are grammatical', (game) => {
    const lines = [...linesByGame[game]];
    if (process.env['SHOW'] === locale) process.stdout.write(`${lines.join('\n')}\n`);
    expect(lines.length).toBeGreaterThan(200);
    expect(lines.flatMap((line) => mistakes(line, locale))).toEqual([]);
  });

  it('have a full stop between the start of a phase and what follows', () => {
    const joined =
      /^(Matin|Midi|Après-midi|Crépuscule|Nuit|Mattino|Mezzogiorno|Pomeriggio|Crepuscolo|Notte) /;
    expect([...linesByGame.altered].filter((line) => joined.test(line))).toEqual([]);
  });

  it('name the winner once', () => {
    const wins = /^(Vince |Odile gagne :|Elena gagne :)/;
    expect([...linesByGame.contracts].filter((line) => wins.test(line)).length).toBeLessThanOrEqual(2);
    expect(
      [...linesByGame.contracts].some((line) => /non ha più salute\.$|n’a plus de santé\.$/.test(line)),
    ).toBe(true);
  });

  it.each(['altered', 'contracts'] as const)('of %s are sentences', (game) => {
    const phases = /^[\p{L}-]+$/u;
    expect(
      [...linesByGame[game]].filter((line) => !phases.test(line) && !/^[\p{Lu}\d].*\.$/u.test(line)),
    ).toEqual([]);
  });
});

describe('summaries of rules', () => {
  /** Removes pronouns before verbs, because they look like articles before nouns. */
  const withoutPronouns = (text: string): string =>
    text.replace(/(?<= (?:che|chi|se)) (?:la|lo|le|li)(?= )/g, '');

  it.each(Object.entries({ altered: alteredRules, contracts: contractsRules }))(
    'of %s are grammatical',
    (_, rules) => {
      for (const { summary } of rules)
        for (const locale of ['it', 'fr'] as const)
          expect(mistakes(withoutPronouns(summary[locale].replaceAll("'", '’')), locale)).toEqual([]);
    },
  );
});

describe('logs', () => {
  it('contract, elide and use plurals correctly', () => {
    const all = (locale: 'it' | 'fr') =>
      abilityDecks('said')
        .slice(0, 3)
        .flatMap((setup) => [...linesOf(altered, setup, locale)])
        .join('\n');
    const [it_, fr] = [all('it'), all('fr')];
    expect(it_).toMatch(/ si unisce alla spedizione (eroe|compagno) di (Odile|Elena)\./);
    expect(it_).toMatch(/Odile ed Elena/);
    expect(it_).toMatch(/ ottiene (1 rinforzo|\d+ rinforzi) /);
    expect(fr).toMatch(/ rejoint l’Expédition (Héros|Compagnon) d’Odile\./);
    expect(fr).toMatch(/ gagne (1 boost|\d+ boosts) /);
    expect(`${it_}\n${fr}`).not.toMatch(/( si unisce a| va in| rejoint| va dans) ?:/);
  });
});
