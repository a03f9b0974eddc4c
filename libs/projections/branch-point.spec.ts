import { describe, expect, it } from '@jest/globals';
import { highCard, highCardSetup, playRandomly } from '#record/testing';
import { branchPoint } from './branch-point.js';

const record = playRandomly(highCard, highCardSetup(), 'branch');
const decisions = record
  .filter(({ event }) => event.kind === 'DecisionRequested')
  .map(({ revision }) => revision);

describe('a branch point', () => {
  it('can be every position with a pending decision', () => {
    for (const revision of decisions)
      expect(branchPoint(record, { revision }, highCard)).toEqual({ ok: true, value: revision });
  });

  it('cannot be another position, and the error contains the nearest ones', () => {
    const [, second = 0, third = 0] = decisions;
    for (let revision = second + 1; revision < third; revision++)
      expect(branchPoint(record, { revision }, highCard)).toMatchObject({
        ok: false,
        error: { code: 'DECISION_NOT_FOUND', data: { nearest: [`${second}`, `${third}`] } },
      });
    expect(branchPoint(record, { revision: second, action: 0 }, highCard)).toMatchObject({
      error: { code: 'DECISION_NOT_FOUND', data: { nearest: expect.arrayContaining([`${second}`]) } },
    });
    expect(branchPoint(record, { revision: record.length - 1 }, highCard)).toMatchObject({
      error: { data: { nearest: [`${decisions.at(-1)}`] } },
    });
  });

  it('cannot be a position that the game does not have', () => {
    expect(branchPoint(record, { revision: record.length }, highCard)).toMatchObject({
      error: { code: 'POSITION_OUT_OF_RANGE' },
    });
    expect(branchPoint([], { revision: 0 }, highCard)).toMatchObject({
      error: {
        code: 'POSITION_OUT_OF_RANGE',
        advice: expect.stringContaining('never had a pending decision'),
      },
    });
  });
});
