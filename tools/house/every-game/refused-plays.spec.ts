import { describe, expect, it } from '@jest/globals';
import { foldedGames } from './folded-games.js';

const games = foldedGames('refused').filter(([, { see }]) => see.refused !== undefined);

describe.each(games)('the cards that cannot be played in %s', (_name, { fold, see, play }, events) => {
  it('are those that the rules refuse, with the same reason', () => {
    const wrong: string[] = [];
    let compared = 0;
    let state = fold.initial();
    for (const { event, revision } of events) {
      state = fold.evolve(state, event);
      const refused = see.refused?.(state) ?? [];
      if (event.kind !== 'DecisionRequested') continue;
      for (const { item, rule } of refused) {
        const answers = ['', ':hero', ':companion'].map((place) =>
          play.decide(state, event.decision.seat, [`play:${item}${place}`]),
        );
        const rules = answers.map((answer) => (answer.ok ? 'played' : answer.error.rule));
        if (rules.includes('played') || !rules.includes(rule))
          wrong.push(`${revision}: item ${item} ${rule}: ${rules.join()}`);
        compared += 1;
      }
    }
    expect(wrong).toEqual([]);
    expect(compared).toBeGreaterThan(20);
  });
});
