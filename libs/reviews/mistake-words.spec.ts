import { describe, expect, it } from '@jest/globals';
import { playGame, randomBot, review, WON } from '#analysis';
import { playableGames, setupOf } from '#games';
import { Replay } from '#projections';
import { invariant, omniscient, seatViewer, type Locale } from '#record';
import { recorded } from '#record/testing';
import { choiceWords } from './choice-words.js';
import { mistakeWords } from './mistake-words.js';

const locales: readonly Locale[] = ['en', 'it', 'fr'];
const played = (id: string, seed: string, events?: number): Replay => {
  const game = playableGames().get(id);
  invariant(game !== undefined, 'the game can be played');
  const setup = setupOf(game, { decks: game.decks().slice(0, 2), names: ['Ada', 'Odile'], seed });
  const record = playGame(game.module, setup, [randomBot(`${seed} a`), randomBot(`${seed} b`)]);
  invariant(record.ok, 'it is played');
  return new Replay(game.module, recorded(record.value.slice(0, events), seed));
};
const altered = played('altered', 'words', 260);
const found = review(altered, { seed: '1', playouts: 40, viewer: omniscient, lists: true });
const worst = [...found.decisions].sort((a, b) => b.loss - a.loss)[0];
invariant(worst !== undefined && worst.loss > 0, 'chance plays badly');

const isNew = (shape: string, tried: Set<string>): boolean => !tried.has(shape) && tried.add(shape).size > 0;

describe('a choice as text', () => {
  it.each(['altered', 'contracts'])('never contains a key in any language: %s', (id) => {
    const replay = played(id, 'keys');
    const tried = new Set<string>();
    for (const { event, revision } of replay.events) {
      if (event.kind !== 'DecisionRequested') continue;
      const { kind, options } = event.decision;
      // Only tests one option of each form, because most options differ only in the number of a card.
      for (const { key } of options.filter((option) =>
        isNew(`${kind} ${option.key.replaceAll(/\d+/g, '')}`, tried),
      ))
        for (const locale of locales) {
          const words = choiceWords(replay, revision, [key], omniscient, locale);
          // The description must be a verb, possibly followed by an object.
          expect(words).toMatch(/^\p{Ll}[\p{L}’]+( |$)/u);
          if (/[:>-]|^\d/.test(key)) {
            expect(words).not.toContain(key);
            expect(words).not.toContain(key.replaceAll('-', ' '));
          }
          expect(words).not.toMatch(/\b(undefined|NaN|null)\b/);
        }
    }
  });

  it('names only the cards that the viewer may see', () => {
    const requested = altered.events.find(
      ({ event }) => event.kind === 'DecisionRequested' && event.decision.kind === 'starting-mana',
    );
    invariant(requested?.event.kind === 'DecisionRequested', 'mana is chosen');
    const { seat, options } = requested.event.decision;
    const choice = options.slice(0, 1).map(({ key }) => key);
    const own = choiceWords(altered, requested.revision, choice, seatViewer(seat), 'en');
    expect(own).toMatch(/^begin with .+ as mana$/);
    expect(own).not.toContain('a card');
    expect(choiceWords(altered, requested.revision, choice, seatViewer(1 - seat), 'en')).toBe(
      'begin with a card as mana',
    );
  });
});

describe('a mistake as text', () => {
  it('describes the choice, the better choice, the loss and the reasons', () => {
    const text = mistakeWords(worst, altered, omniscient, 'en');
    expect(text).toMatch(
      /^(Ada|Odile) chose to .+\. It was better to .+: about \d+ points(, certainly more than \d+)?\. By the next day, on average, (Ada|Odile) has .+\./,
    );
  });

  it.each([
    ['en', ': about 30 points, certainly more than 10.', ': about 1 point.'],
    ['it', ': circa 30 punti, di certo più di 10.', ': circa 1 punto.'],
    ['fr', ' : environ 30 points, certainement plus de 10.', ' : environ 1 point.'],
  ] as const)('states the certain part of a loss, in %s', (locale, much, little) => {
    const wordsOf = (loss: number, lossError: number): string | null =>
      mistakeWords({ ...worst, loss, lossError, reasons: [] }, altered, omniscient, locale);
    expect(wordsOf(0.304, 0.1)).toMatch(new RegExp(`${much.replaceAll('.', '[.]')}$`));
    expect(wordsOf(0.011, 0.004)).toMatch(new RegExp(`${little.replaceAll('.', '[.]')}$`));
  });

  it('uses the right singular or plural in each language', () => {
    const wordsOf = (difference: number, locale: Locale): string | null =>
      mistakeWords(
        { ...worst, reasons: [{ name: 'hand', seat: 0, difference, error: 0.1, helps: true }] },
        altered,
        omniscient,
        locale,
      );
    expect(wordsOf(1, 'en')).toContain('Ada has 1 more card in hand.');
    expect(wordsOf(-1.26, 'en')).toContain('Ada has 1.3 fewer cards in hand.');
    expect(wordsOf(0.5, 'it')).toContain('Ada ha 0,5 carte in mano in più.');
    expect(wordsOf(1, 'it')).toContain('Ada ha 1 carta in mano in più.');
    expect(wordsOf(-1.5, 'fr')).toContain('Ada a 1,5 carte en main de moins.');
    expect(wordsOf(2, 'fr')).toContain('Ada a 2 cartes en main de plus.');
  });

  const won = (difference: number, locale: Locale): string | null =>
    mistakeWords(
      {
        ...worst,
        reasons: [
          { name: WON, seat: 1, difference, error: 0.1, helps: true },
          { name: 'hand', seat: 0, difference: 1, error: 0.1, helps: true },
        ],
      },
      altered,
      omniscient,
      locale,
    );

  it('states who wins by the next day before the other reasons', () => {
    expect(won(-0.287, 'en')).toContain(
      '. Then Odile wins by the next day in 29% fewer of the games. By the next day, on average, Ada has 1 more card in hand.',
    );
    expect(won(0.5, 'it')).toContain(
      'Così Odile vince entro il giorno seguente nel 50% in più delle partite.',
    );
    expect(won(-0.5, 'fr')).toContain(
      'Alors Odile gagne d’ici au jour suivant dans 50 % de parties en moins.',
    );
  });

  it.each([
    [-1, 'en', 'Then Odile wins by the next day in none of the games instead of all.'],
    [1, 'en', 'Then Odile wins by the next day in all of the games instead of none.'],
    [-1, 'it', 'Così Odile non vince entro il giorno seguente in nessuna delle partite invece che in tutte.'],
    [1, 'it', 'Così Odile vince entro il giorno seguente in tutte le partite invece che in nessuna.'],
    [-1, 'fr', 'Alors Odile ne gagne d’ici au jour suivant dans aucune des parties au lieu de toutes.'],
    [1, 'fr', 'Alors Odile gagne d’ici au jour suivant dans toutes les parties au lieu d’aucune.'],
  ] as const)('says that all games change their result: %i in %s', (difference, locale, sentence) => {
    expect(won(difference, locale)).toContain(sentence);
    expect(won(difference * (1 - 1e-12), locale)).toContain(sentence);
  });

  it('does not say "all" if some games keep their result', () => {
    expect(won(-0.997, 'en')).toContain('Odile wins by the next day in 99% fewer of the games.');
    expect(won(0.997, 'it')).toContain('Odile vince entro il giorno seguente nel 99% in più delle partite.');
    expect(won(0.08, 'it')).toContain('Odile vince entro il giorno seguente nell’8% in più delle partite.');
  });

  it('is null if there was no loss', () => {
    expect(mistakeWords({ ...worst, loss: 0 }, altered, omniscient, 'en')).toBeNull();
  });
});
