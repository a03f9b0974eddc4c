import { describe, expect, it } from '@jest/globals';
import { anonymous, owner } from '../access/reader.js';
import { asking } from '../telemetry/asking.js';
import { Places } from './places.js';

const at = <T>(address: string, act: () => T): T => asking.run({ id: 'some', address }, act);

describe('shared places', () => {
  it('are limited to a share for each client, identified by account or otherwise by network', () => {
    const places = new Places(4, 2);
    const ada = { ...anonymous, name: 'ada', issuer: 'here' };
    const taken = ['1.1.1.1', '1.1.1.1', '1.1.1.1'].map((address) =>
      at(address, () => places.take(anonymous)),
    );
    expect(taken.map((place) => place !== null)).toEqual([true, true, false]);
    expect(at('1.1.1.1', () => places.take(ada))).not.toBeNull();
    expect(at('2.2.2.2', () => places.take(ada))).not.toBeNull();
    expect(at('3.3.3.3', () => places.take(anonymous))).toBeNull();
    taken[0]?.();
    expect(at('3.3.3.3', () => places.take(anonymous))).not.toBeNull();
    expect(at('1.1.1.1', () => places.take(anonymous))).toBeNull();
  });

  it('are all available to the owner of a machine', () => {
    const places = new Places(3, 1);
    expect([1, 2, 3, 4].map(() => places.take(owner) !== null)).toEqual([true, true, true, false]);
  });
});
