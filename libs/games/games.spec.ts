import { describe, expect, it } from '@jest/globals';
import { playGame, randomBot } from '#analysis';
import { listBounds, openDecks, printDeck } from '#altered/cards';
import type { Json } from '#record';
import { deckNamed, defaultGame, gameModules, playableGames, setupOf, type PlayableGame } from './index.js';

const games = [...playableGames()] as const;
const names = ['Ada', 'Ben'];

describe.each(games)('%s', (id, game: PlayableGame) => {
  it('is found by the id of its rules', () => {
    expect(game.module.id).toBe(id);
    expect(gameModules.get(id)).toBe(game.module);
  });

  it('can be played with any two of its decks, in every edition', () => {
    const decks = game.decks();
    expect(new Set(decks.map(({ name }) => name)).size).toBe(decks.length);
    expect(decks.length).toBeGreaterThan(1);
    for (const edition of game.editions)
      for (const first of decks)
        for (const second of decks) {
          const started = game.module.play.start(
            setupOf(game, { decks: [first, second], names, seed: '1', edition }),
          );
          expect(started.ok ? [] : started.error).toEqual([]);
        }
  });

  it('has names for all its themes in every language', () => {
    const { themes, words } = game.module.tell;
    for (const locale of ['en', 'it', 'fr'] as const)
      expect(Object.keys(words?.[locale].themes ?? {})).toEqual(themes?.names);
  });

  it('can be played to the end', () => {
    const setup = setupOf(game, { decks: game.decks().slice(0, 2), names, seed: 'end' });
    const bot = randomBot('end');
    const played = playGame(game.module, setup, [bot, bot]);
    expect(played.ok && played.value.at(-1)?.kind).toBe('GameEnded');
  });

  it('refuses a malformed deck list with a place and a message', () => {
    const read = game.readDeck('what a fine day\n', 'day.txt');
    expect(read.ok ? [] : read.error).toEqual([
      expect.objectContaining({
        code: expect.stringMatching(/^DECK_/),
        message: expect.stringMatching(/\.$/),
        where: expect.stringMatching(/^day\.txt/),
      }),
    ]);
  });
});

describe('the games', () => {
  it('include the default game', () => {
    expect(playableGames().has(defaultGame)).toBe(true);
  });

  it('read the printed list of a shipped deck as the shipped deck', () => {
    const game = playableGames().get('altered');
    const shipped = openDecks().map((deck) => game?.readDeck(printDeck(deck), 'deck.txt'));
    expect(shipped).toEqual(game?.decks().map((value) => ({ ok: true, value })));
  });

  it('refuse a deck that is not allowed', () => {
    const read = playableGames().get('altered')?.readDeck('3 OPEN_RIVER_B_AX_03_C', 'small.txt');
    expect(read).toMatchObject({ ok: false });
    expect(read?.ok === false && read.error[0]).toMatchObject({ where: 'small.txt' });
  });
});

describe('a list of contracts', () => {
  const game = playableGames().get('contracts');
  const [shipped] = game?.decks() ?? [];
  const written = (lines: readonly string[]) => game?.readDeck(lines.join('\n'), 'mine.txt');

  it('can name contracts by reference or by name in either language', () => {
    const references = [...new Set(shipped?.cards)];
    const names = references.map((reference, index) => {
      const { name, names: others } = shipped!.definitions[reference] as unknown as {
        name: string;
        names: { it: string };
      };
      return [reference, name.toUpperCase(), others.it][index % 3] ?? '';
    });
    const count = (reference: string) => shipped?.cards.filter((card) => card === reference).length ?? 0;
    const lines = references.map((reference, index) => `${count(reference)}x ${names[index] ?? ''} // one`);
    expect(written([`# Deck: ${shipped?.name ?? ''}`, '', ...lines])).toEqual({ ok: true, value: shipped });
  });

  it('is refused with an error for each wrong line and a suggestion for each misspelled name', () => {
    const read = written(['3 Ember Impp', '0 Ember Imp', '3 Nothing of the Kind', 'Ember Imp']);
    expect(read?.ok === false && read.error).toMatchObject([
      { code: 'DECK_CARD_UNKNOWN', where: 'mine.txt:1', advice: 'Did you mean Ember Imp?' },
      { code: 'DECK_COUNT_INVALID', where: 'mine.txt:2' },
      { code: 'DECK_CARD_UNKNOWN', where: 'mine.txt:3' },
      { code: 'DECK_LINE_INVALID', where: 'mine.txt:4' },
    ]);
  });

  it('suggests names for a limited number of misspelled lines', () => {
    const read = written(Array.from({ length: 2 * listBounds.compared }, () => '3 Ember Impp'));
    const advised = (read?.ok === false ? read.error : []).map(({ advice }) => advice?.startsWith('Did you'));
    expect(advised).toEqual(
      Array.from({ length: 2 * listBounds.compared }, (_, line) => line < listBounds.compared),
    );
  });

  it('needs forty contracts', () => {
    const read = written(['3 Ember Imp']);
    expect(read?.ok === false && read.error).toMatchObject([
      { code: 'DECK_SIZE_INVALID', data: { rule: '1.1.a' } },
    ]);
    const none = written(['', '# nothing']);
    expect(none?.ok === false && none.error).toMatchObject([{ code: 'DECK_EMPTY' }]);
  });
});

describe('the text of contracts', () => {
  const game = playableGames().get('contracts');
  const definitions = (game?.decks() ?? []).flatMap(({ definitions: own }) => Object.values(own));
  const printed = (definition: Json) => (definition as { text: readonly string[] }).text;

  it('is translated line by line into Italian and French, and English needs no translation', () => {
    for (const definition of definitions) {
      const italian = game?.module.tell.card?.(definition, 'it') ?? [];
      expect(italian).toHaveLength(printed(definition).length);
      if (italian.length > 0) expect(italian).not.toEqual(printed(definition));
      expect(game?.module.tell.card?.(definition, 'en')).toBeNull();
      const french = game?.module.tell.card?.(definition, 'fr') ?? [];
      expect(french).toHaveLength(printed(definition).length);
      if (italian.length > 0) expect(french).not.toEqual(printed(definition));
    }
  });

  it.each([null, 'Ember Imp', {}, { abilities: [{ kind: 'boast' }] }])(
    'is null for a malformed definition: %j',
    (definition) => {
      expect(game?.module.tell.card?.(definition, 'it')).toBeNull();
    },
  );
});

describe('a deck', () => {
  const decks = [{ name: 'The Patient Works' }, { name: 'White Water' }];

  it.each(['The Patient Works', 'the-patient-works', 'patient works'])(
    'is found by its name in the form %s',
    (name) => {
      expect(deckNamed(decks, name)).toBe(decks[0]);
    },
  );

  it('is not found by a part of its name', () => {
    expect(deckNamed(decks, 'water')).toBeUndefined();
  });
});

describe('setupOf', () => {
  it("contains the definitions of the decks' cards and no others", () => {
    const [game] = playableGames().values();
    const decks = game?.decks().slice(0, 2) ?? [];
    const setup = game && setupOf(game, { decks, names, seed: 's' });
    expect(Object.keys(setup?.cards ?? {}).sort()).toEqual(
      [...new Set(decks.flatMap(({ cards }) => cards))].sort(),
    );
    expect(setup?.seats.map(({ name }) => name)).toEqual(names);
  });
});
