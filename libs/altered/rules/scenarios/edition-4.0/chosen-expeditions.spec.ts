import { describe, expect, it } from '@jest/globals';
import { character, spell, tableOf4 } from '#altered/testing';

const named = (...names: readonly string[]) => names.map((name) => character(name));

describe('a player chooses one of their Expeditions', () => {
  const rock = spell(
    'Rock',
    'Target player chooses their Hero or Companion Expedition, then sacrifices all Characters in it.',
  );
  const facing = () =>
    tableOf4(
      { hand: [rock], mana: 3, hero: named('Kite') },
      { hero: named('Wren', 'Rook'), companion: named('Crane') },
    )
      .play('Rock')
      .choose('player 1');

  it('6.1.g, 7.3.20.a the target player chooses an Expedition and sacrifices the Characters in it', () => {
    const table = facing();
    expect(table.deciding).toBe('1: either');
    table.choose('either 0');
    expect(table.names('discard', 1).sort()).toEqual(['Rook', 'Wren']);
    expect([table.names('companion', 1), table.names('hero', 0)]).toEqual([['Crane'], ['Kite']]);
  });

  it('6.1.g the target player may choose the other Expedition', () => {
    expect(facing().choose('either 1').names('discard', 1)).toEqual(['Crane']);
  });
});

describe('the Expeditions of sacrificed Characters', () => {
  const circe = character(
    'Circe',
    "{H} Each player sacrifices a Character. Then, create a Woollyback 1/1/1 Animal token in each of those Characters' Expeditions.",
  );

  it('7.3.5.a a token is created in the Expedition of each sacrificed Character, on both sides', () => {
    const table = tableOf4(
      { hand: [circe], mana: 1, companion: named('Kite') },
      { hero: named('Wren') },
    ).play('Circe', 'hero');
    while (table.deciding.endsWith(': sacrifice'))
      table.choose(table.options().find((name) => name !== 'Circe') ?? '');
    expect([table.names('companion', 0), table.names('hero', 1)]).toEqual([['Woollyback'], ['Woollyback']]);
    expect(table.names('hero', 0)).toEqual(['Circe']);
  });

  it("7.3.5.a if a player has no Character, a token is created only in the other player's Expedition", () => {
    const table = tableOf4({ hand: [circe], mana: 1 }, { hero: named('Wren') }).play('Circe', 'companion');
    expect([table.names('companion', 0), table.names('hero', 1)]).toEqual([['Woollyback'], ['Woollyback']]);
  });
});

describe('“them” for the Characters that were counted', () => {
  const herald = character(
    'Herald',
    "{J} You may put a card from your hand in Reserve. If it's a Character: I gain 1 boost per Character other than me in my Expedition, then send them to Reserve.",
  );

  it.each([
    ['a Character', character('Kite'), 2, ['Kite', 'Wren', 'Rook']],
    ['another card', spell('Storm'), 0, ['Storm']],
  ] as const)(
    '6.5.c “them” means the Characters counted if %s is put in Reserve',
    (_what, card, boosts, reserve) => {
      const table = tableOf4({ hand: [herald, card], mana: 1, hero: named('Wren', 'Rook') })
        .play('Herald', 'hero')
        .choose('yes');
      if (table.deciding.startsWith('0: ') && table.options().includes(card.name)) table.choose(card.name);
      expect(table.counter('Herald', 'boost')).toBe(boosts);
      expect(table.names('reserve', 0).sort()).toEqual([...reserve].sort());
    },
  );
});
