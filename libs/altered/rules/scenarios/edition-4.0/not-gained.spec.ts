import { describe, expect, it } from '@jest/globals';
import type { Passive, Selector } from '#altered/abilities';
import { character, passive, permanent, quickAction, spell, step, tableOf4 } from '#altered/testing';

type Says = Extract<Passive, { kind: 'played' }>;

const spared = (cards: Selector, more: Partial<Says> = {}): Says => ({
  kind: 'played',
  who: 'you',
  cards,
  notGained: 'fleeting',
  ...more,
});
const law = (...passives: readonly Passive[]) => permanent('Law', ...passives.map((one) => passive(one)));
const owl = character('Owl');
const song = spell('Song', 'Draw a card.');

describe('what does not gain Fleeting as it is played', () => {
  it('2.4.7.a, 5.2.4.a a Spell from Reserve does not, and goes to Reserve again', () => {
    const found = tableOf4({
      landmark: [law(spared({ type: 'spell' }, { from: 'reserve' }))],
      reserve: [song],
      mana: 1,
    }).play('Song');
    expect([found.names('reserve', 0), found.names('discard', 0)]).toEqual([['Song'], []]);
  });

  it('2.4.7.b, 5.2.4.a nor does one that is Fleeting by its text, which gains it as it goes to Limbo', () => {
    const brief = spell('Brief', 'Fleeting.', 'Draw a card.');
    const found = tableOf4({ landmark: [law(spared({ type: 'spell' }))], hand: [brief], mana: 1 }).play(
      'Brief',
    );
    expect([found.names('reserve', 0), found.names('discard', 0)]).toEqual([['Brief'], []]);
  });

  it('1.4.1.a nor because another ability has it gain it, whichever came later', () => {
    const gains: Passive = { kind: 'played', who: 'you', cards: { type: 'spell' }, gain: 'fleeting' };
    const says = spared({ type: 'spell' });
    for (const passives of [
      [says, gains],
      [gains, says],
    ])
      expect(
        tableOf4({ landmark: [law(...passives)], hand: [song], mana: 1 })
          .play('Song')
          .names('reserve', 0),
      ).toEqual(['Song']);
  });

  it('2.4.7.c, 5.2.1.c a Character never gains it, so that nothing hears that it does', () => {
    const heard = permanent('Ear', 'When a Character gains Fleeting — I gain 1 heard counter.');
    const playing = (...passives: readonly Passive[]) => {
      const found = tableOf4({ landmark: [law(...passives), heard], reserve: [owl], mana: 1 }).play(
        'Owl',
        'hero',
      );
      return [found.counter('Ear', 'heard'), found.stay('Owl').statuses];
    };
    expect(playing(spared({ type: 'character' }))).toEqual([0, []]);
    expect(playing()).toEqual([1, ['fleeting']]);
  });

  it('2.2.13.c "the next" is the first one alone, in the Expedition that it names', () => {
    const bell = permanent(
      'Bell',
      quickAction(
        { exhaustMe: true },
        step({
          kind: 'ongoing',
          duration: 'day',
          passive: spared({ type: 'character', expedition: 'your-hero' }, { next: true }),
        }),
      ),
    );
    const found = tableOf4(
      { landmark: [bell], reserve: [character('Fox'), owl, character('Kite')], mana: 3 },
      { hand: [character('Foe')] },
    );
    found.activate('Bell').play('Fox', 'companion').pass();
    found.play('Owl', 'hero').play('Kite', 'hero');
    expect(['Fox', 'Owl', 'Kite'].map((name) => found.stay(name).statuses)).toEqual([
      ['fleeting'],
      [],
      ['fleeting'],
    ]);
  });
});
