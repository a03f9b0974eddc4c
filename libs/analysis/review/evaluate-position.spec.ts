import { describe, expect, it } from '@jest/globals';
import { invariant, omniscient, spectator, type ValueModel, type Viewer } from '#record';
import { highCard, highCardSetup } from '#record/testing';
import { byModel } from './evaluate-position.js';

const begun = highCard.play.start(highCardSetup({ seed: 'model', days: 3 }));
invariant(begun.ok, 'High card can be played');
const { state } = begun.value;

/** Returns a model's win probabilities in a position in which seat 0's hidden measure has the value `hidden`. */
function probabilities(weights: ValueModel['weights'], hidden: number, viewer: Viewer): readonly number[] {
  const measures = () => ({ 'hidden.0': hidden, 'hidden.1': 0, 'shown.0': 2, 'shown.1': 1 });
  const module = {
    ...highCard,
    see: { ...highCard.see, measures, ownMeasures: ['hidden'] },
    bots: { ...highCard.bots, model: { late: 3, weights } as unknown as ValueModel },
  };
  return byModel(module, state, { viewer, lists: false }).winProbability;
}

describe('the value model alone', () => {
  it.each(['hidden', 'hidden*hidden', 'shown*hidden', 'hidden*shown'])(
    'uses %s only for viewers who see everything',
    (feature) => {
      const weights = { [feature]: [1, 0], shown: [1, 0] } as const;
      expect(probabilities(weights, 5, spectator)).toEqual(probabilities(weights, 0, spectator));
      expect(probabilities(weights, 5, spectator)).toEqual(probabilities({ shown: [1, 0] }, 0, spectator));
      expect(probabilities(weights, 5, omniscient)[0]).toBeGreaterThan(
        probabilities(weights, 0, omniscient)[0] ?? 1,
      );
    },
  );
});
