import { describe, expect, it } from '@jest/globals';
import type { GameState } from '../api/shapes.js';
import { StateCache } from './state-cache.js';

const stateAt = (position: string) => ({ position }) as GameState;

/** Returns a source of states that records the requests. */
function source(showing: (revision: number) => boolean = () => true) {
  const requests: string[] = [];
  const states = new StateCache({
    at: (position) => {
      requests.push(position);
      return Promise.resolve(stateAt(position));
    },
    between: (from, to) => {
      requests.push(`${from}-${to}`);
      const length = Number(to) - Number(from) + 1;
      const revisions = Array.from({ length }, (_, index) => Number(from) + index).filter(showing);
      return Promise.resolve(revisions.map((revision) => stateAt(`${revision}`)));
    },
  });
  return { states, requests };
}
const at = (...revisions: readonly number[]) => revisions.map((revision) => ({ revision }));
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('cached states', () => {
  it('are fetched once, however often they are needed', async () => {
    const { states, requests } = source();
    const both = [states.fetch('7'), states.fetch('7')];
    expect(states.get('7')).toBeUndefined();
    expect(states.has('7')).toBe(true);
    await Promise.all(both);
    expect(await states.fetch('7')).toBe(states.get('7'));
    expect(requests).toEqual(['7']);
  });

  it('notify subscribers when they arrive', async () => {
    const { states } = source();
    let calls = 0;
    const stop = states.subscribe(() => (calls += 1));
    await states.fetch('7');
    expect(calls).toBe(1);
    stop();
    await states.fetch('8');
    expect(calls).toBe(1);
  });

  it('are fetched in one request if they are near each other', async () => {
    const { states, requests } = source();
    states.fetchAll(at(9, 12, 15, 80));
    await settled();
    expect(requests.toSorted()).toEqual(['80', '9-15']);
    for (const position of ['9', '12', '15', '80']) expect(states.get(position)?.position).toBe(position);
  });

  it('are fetched in one request when moving back, too', async () => {
    const { states, requests } = source();
    states.fetchAll(at(15, 12, 9));
    await settled();
    expect(requests).toEqual(['9-15']);
  });

  it('are fetched one by one if the answer does not contain them, or inside an event', async () => {
    const { states, requests } = source((revision) => revision !== 12);
    states.fetchAll([...at(9, 12), { revision: 15, action: 1 }]);
    await settled();
    expect(requests.toSorted()).toEqual(['12', '15.1', '9-12']);
    expect(states.get('12')?.position).toBe('12');
  });

  it('can be fetched again after a failure', async () => {
    let isAway = true;
    const states = new StateCache({
      at: (position) => (isAway ? Promise.reject(new Error('away')) : Promise.resolve(stateAt(position))),
      between: () => Promise.resolve([]),
    });
    await expect(states.fetch('7')).rejects.toThrow('away');
    await settled();
    isAway = false;
    expect((await states.fetch('7')).position).toBe('7');
  });

  it('are removed when 300 others were viewed since', async () => {
    const { states } = source();
    await states.fetch('0');
    await states.fetch('1');
    for (let position = 2; position <= 300; position++) {
      states.get('0');
      await states.fetch(`${position}`);
    }
    expect(states.get('0')).toBeDefined();
    expect(states.get('1')).toBeUndefined();
  });
});
