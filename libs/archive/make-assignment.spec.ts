import { describe, expect, it } from '@jest/globals';
import { assignmentFormat, assignmentStream, coachStream } from '#coaching';
import { EntryStreams, MemoryEventStore } from '#event-store';
import { coachingBounds, type GameId } from '#record';
import { archiveOf } from './archive.js';
import { decideAuthority } from './decide-authority.js';
import { makeAssignment } from './make-assignment.js';
import { sharePosition } from './share-position.js';

const coach = { by: 'owner', author: { kind: 'owner' } } as const;
const sent = { to: 'Ada', question: 'What now?', at: '2026-01-01T00:00:00.000Z' };
const [game, shared] = ['g1', 'g2'] as [GameId, GameId];

describe('making an assignment', () => {
  it('counts an open assignment that another program makes at the same time, and then shares nothing', async () => {
    const archive = archiveOf(new MemoryEventStore());
    const streams = new EntryStreams(archive.store, assignmentFormat);
    for (let number = 1; number < coachingBounds.assignments; number++) {
      const assignment = `${number}`;
      const made = { kind: 'Assigned', assignment, ...sent, tasks: [], ...coach } as const;
      await streams.append(assignmentStream(assignment), [made]);
      await streams.append(coachStream(coach.author), [{ kind: 'AssignmentListed', assignment }]);
    }
    const make = () => makeAssignment(archive, coach, { ...sent, tasks: [{ game, revision: 3, seat: 0 }] });
    const all = await Promise.all([make(), make()]);
    const codes = all.map((made) => (made.ok ? null : made.error.code)).sort();
    expect(codes).toEqual(['ASSIGNMENTS_TOO_MANY', null]);
    expect(await decideAuthority(archive, game, () => [])).toMatchObject({ value: { shares: [{}] } });
  });

  it('shares no position of a game without space for another link', async () => {
    const archive = archiveOf(new MemoryEventStore());
    const share = () => sharePosition(archive, coach, { game: shared, position: '3', as: '0' });
    while ((await share()).ok);
    const tasks = [game, shared].map((of) => ({ game: of, revision: 3, seat: 0 }));
    const made = await makeAssignment(archive, coach, { ...sent, tasks });
    expect(made).toMatchObject({ error: { code: 'SHARES_TOO_MANY' } });
    expect(await decideAuthority(archive, game, () => [])).toMatchObject({ value: { shares: [] } });
  });
});
