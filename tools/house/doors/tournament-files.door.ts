import fc from 'fast-check';
import { isLegible, tournamentBounds } from '#record';
import { isDate, readTournaments } from '#tournaments';
import { Breach, type Door, type Outcome } from './door.js';
import { damaged, repeated } from './strange-texts.js';
import { anyCharacter } from './text-inputs.js';

const title = { name: 'Monday', date: '2026-11-05' };

const files = [
  'round,player1,player2,wins1,wins2\n1,Ada,Ben,2,1\n1,Cy,bye,,\n2,Ada,Cy,,',
  'Round;Player A;Player B;Score\r\n1;"Ada; L.";Ben;2-0\r\n2;Ben;"Ada; L.";1 - 1',
  JSON.stringify({
    title: 'League',
    date: '2025-07-21T17:00:00.000Z',
    players: [{ player: 'Ada' }, 'Ben'],
    matches: [{ round: 'Match 1', player1: 'Ada', player2: 'Ben', winner: 'Ada' }],
  }),
  JSON.stringify([{ ...title, matches: [{ round: 2, player1: 'Ada', player2: 'Ben', wins1: 1, wins2: 2 }] }]),
] as const;

const LONGEST = 1000;

export const door: Door<string> = {
  name: 'tournament-files',
  enters: 'files of tournaments',
  open: () =>
    Promise.resolve({
      arbitrary: fc.oneof(
        { weight: 8, arbitrary: damaged(files, tournamentBounds.file) },
        {
          weight: 2,
          arbitrary: repeated(['1,Ada,Ben\n', '"', ';', 'Match 1', '[', '{'], tournamentBounds.file),
        },
        { weight: 2, arbitrary: fc.json({ maxDepth: 5 }) },
        { weight: 1, arbitrary: fc.string({ unit: anyCharacter, maxLength: 300 }) },
      ),
      try: (text) => Promise.resolve(outcomeOf(text)),
      close: () => Promise.resolve(),
    }),
};

function outcomeOf(text: string): Outcome {
  const read = readTournaments(text, title);
  if (!read.ok) {
    const { code, message, advice = '' } = read.error;
    if (code !== 'TOURNAMENT_FILE_INVALID') throw new Breach(`the code is ${code}`);
    if (message.length + advice.length > LONGEST || !isLegible(message) || !isLegible(advice))
      throw new Breach('the answer repeats what was sent');
    return code;
  }
  for (const { name, date, matches } of read.value) {
    if (name === '' || !isDate(date)) throw new Breach('a tournament has no name or date');
    if (matches.length > tournamentBounds.matches) throw new Breach('a tournament has too many matches');
    const pairings = matches.flatMap(({ round, players }) => players.map((player) => `${round} ${player}`));
    if (new Set(pairings).size !== pairings.length) throw new Breach('a player has two matches in a round');
  }
  return 'taken';
}
