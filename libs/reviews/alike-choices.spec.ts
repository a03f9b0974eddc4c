import { describe, expect, it } from '@jest/globals';
import { playGame, randomBot } from '#analysis';
import { playableGames, setupOf } from '#games';
import { Replay } from '#projections';
import { invariant, seatViewer } from '#record';
import { recorded } from '#record/testing';
import { alikeChoices } from './alike-choices.js';

describe('choices of a decision', () => {
  it.each(['altered', 'contracts'])('are alike if they differ only in copies of a card in hand: %s', (id) => {
    const game = playableGames().get(id);
    invariant(game !== undefined, 'the game can be played');
    const setup = setupOf(game, { decks: game.decks().slice(0, 2), names: ['Ada', 'Ben'], seed: 'alike' });
    const record = playGame(game.module, setup, [randomBot('a'), randomBot('b')]);
    invariant(record.ok, 'it is played');
    const replay = new Replay(game.module, recorded(record.value, 'alike'));
    let merged = 0;
    for (const { event, revision } of replay.events) {
      if (event.kind !== 'DecisionRequested') continue;
      const { options, seat } = event.decision;
      const alike = alikeChoices(replay, revision);
      const { zones } = game.module.see.view(replay.before(revision + 1), seatViewer(seat));
      const cards = new Map(zones.flatMap((zone) => zone.cards.map((card) => [card.item, { zone, card }])));
      for (const { key } of options) {
        const group = options.filter((option) => alike([option.key]) === alike([key]));
        if (group.length === 1) continue;
        merged++;
        const found = group.map(({ about }) => {
          const { item, ...others } = about as { readonly item: number };
          const { zone, card } = cards.get(item) ?? {};
          return { hand: [zone?.kind, zone?.seat], reference: card?.face?.reference, others };
        });
        expect(found).toEqual(group.map(() => found[0]));
        expect(found[0]).toMatchObject({ hand: ['hand', seat], reference: expect.any(String) });
      }
      // Each copy of a card is grouped with the other copies that have the same effect.
      const [left, right] = options;
      if (left !== undefined && right !== undefined)
        expect(alike([left.key, right.key]) === alike([right.key, left.key])).toBe(
          event.decision.ordered !== true || alike([left.key]) === alike([right.key]),
        );
    }
    expect(merged).toBeGreaterThan(0);
  });
});
