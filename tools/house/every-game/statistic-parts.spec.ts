import { describe, expect, it } from '@jest/globals';
import { omniscient, seatViewer, spectator, type Viewer } from '#record';
import { foldedGames } from './folded-games.js';

const viewers: readonly Viewer[] = [omniscient, spectator, seatViewer(0), seatViewer(1)];
const games = foldedGames('parts').filter(([, { see }]) => see.statisticParts !== undefined);

describe.each(games)('the parts of the statistics in %s', (_name, { fold, see }, events) => {
  it.each(viewers)('begin with the printed value and sum to the value in the view: $kind', (viewer) => {
    const wrong: string[] = [];
    let compared = 0;
    let state = fold.initial();
    for (const { event, revision } of events) {
      state = fold.evolve(state, event);
      if (event.kind !== 'DecisionRequested') continue;
      const parts = see.statisticParts?.(state, viewer);
      for (const { item, statistics } of see.view(state, viewer).zones.flatMap(({ cards }) => cards))
        for (const { name, value } of statistics) {
          const own = (parts?.get(item ?? -1) ?? []).filter((part) => part.name === name);
          const sum = own.reduce((all, { change }) => all + change, 0);
          const isRight = own[0]?.kind === 'printed' && own.at(-1)?.value === value && sum === value;
          if (!isRight) wrong.push(`${revision}: item ${item} ${name} ${value}: ${JSON.stringify(own)}`);
          compared += 1;
        }
    }
    expect(wrong).toEqual([]);
    expect(compared).toBeGreaterThan(100);
  });
});
