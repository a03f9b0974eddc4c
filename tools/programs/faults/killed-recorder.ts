import { below } from '#record/testing';
import { expectWhole, recordGames } from './retrace-process.js';
import { Findings, type Scenario } from './scenario.js';

/**
 * A recording is killed and resumed repeatedly. Acknowledged events must be stored, no game may be stored partially,
 * and the recording must complete.
 */
export const killedRecorder: Scenario = {
  name: 'killed-recorder',
  title: '`retrace play` is killed without warning, and continues later',
  rounds: 100,
  async run({ rounds, random, folder, onRound }) {
    const findings = new Findings();
    const acknowledged = new Set<string>();
    const whole = new Set<string>();
    const seed = `killed-${below(random, 1_000_000)}`;
    for (let round = 0; round < rounds; round++) {
      // The recording is killed at a random time, up to 60 milliseconds after it acknowledges its first or second game.
      const [enough, later] = [1 + below(random, 2), below(random, 60)];
      let waiting = false;
      const recorded = await recordGames({ folder, seed, games: 100_000 }, (games, kill) => {
        if (waiting || games < enough) return;
        waiting = true;
        setTimeout(kill, later);
      });
      findings.expect(
        recorded.signal === 'SIGKILL',
        `the recording ended with exit code ${recorded.code ?? ''}: ${recorded.stderr}`,
      );
      for (const id of recorded.acknowledged) acknowledged.add(id);
      findings.count('kills');
      await expectWhole(folder, acknowledged, whole, findings);
      if (findings.broken.length > 0) break;
      onRound(round);
    }
    const last = await recordGames({ folder, seed, games: whole.size + 3 });
    findings.expect(last.code === 0, `the recording does not continue: ${last.stderr}`);
    await expectWhole(folder, new Set([...acknowledged, ...last.acknowledged]), whole, findings);
    findings.expect(whole.size >= acknowledged.size, 'some acknowledged games are incomplete');
    findings.count('games', whole.size);
    return findings;
  },
};
