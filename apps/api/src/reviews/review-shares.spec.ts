import { describe, expect, it } from '@jest/globals';
import { anonymous, owner } from '../access/reader.js';
import { asking } from '../telemetry/asking.js';
import { ReviewShares } from './review-shares.js';

const begun = () => Promise.resolve({ ok: true });
const ten = Array.from({ length: 10 }, (_, number) => `r${number}`);

describe('the limit of a client', () => {
  const begin = (
    shares: ReviewShares,
    review: string,
    { reader = anonymous, running = ten, address = '1.1.1.1', make = begun } = {},
  ) => asking.run({ id: 'some', address }, () => shares.begin(review, reader, running, make));

  it('is ten unfinished reviews, even if they are started at the same time', async () => {
    const shares = new ReviewShares();
    const all = await Promise.all([...ten, 'late'].map((review) => begin(shares, review, { running: [] })));
    expect(all).toEqual([...ten.map(() => ({ ok: true })), null]);
    expect(await begin(shares, 'more')).toBeNull();
    expect(await begin(shares, 'of another', { address: '2.2.2.2' })).toEqual({ ok: true });
    expect(await begin(shares, 'more', { running: ten.slice(1) })).toEqual({ ok: true });
  });

  it('does not count reviews that were refused or failed', async () => {
    const shares = new ReviewShares();
    for (const review of ten) await begin(shares, review, { make: () => Promise.resolve({ ok: false }) });
    for (const review of ten)
      await expect(begin(shares, review, { make: () => Promise.reject(new Error('away')) })).rejects.toThrow(
        'away',
      );
    expect(await begin(shares, 'more')).toEqual({ ok: true });
  });

  it('does not apply to the owner of a machine', async () => {
    const shares = new ReviewShares();
    for (const review of ten) await begin(shares, review, { reader: owner });
    expect(await begin(shares, 'more', { reader: owner })).toEqual({ ok: true });
  });
});
