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
const law = (...passives: readonly Passive[]) =>
  permanent('Law', ...passives.map((ability) => passive(ability)));
const owl = character('Owl');
const song = spell('Song', 'Draw a card.');

describe('cards that do not gain Fleeting as they are played', () => {
  it('2.4.7.a, 5.2.4.a a Spell from Reserve does not gain Fleeting, and returns to Reserve', () => {
    const found = tableOf4({
      landmark: [law(spared({ type: 'spell' }, { from: 'reserve' }))],
      reserve: [song],
      mana: 1,
    }).play('Song');
    expect([found.names('reserve', 0), found.names('discard', 0)]).toEqual([['Song'], []]);
  });

  it('2.4.7.b, 5.2.4.a a Spell with the keyword Fleeting does not gain the status on its way to Limbo', () => {
    const brief = spell('Brief', 'Fleeting.', 'Draw a card.');
    const found = tableOf4({ landmark: [law(spared({ type: 'spell' }))], hand: [brief], mana: 1 }).play(
      'Brief',
    );
    expect([found.names('reserve', 0), found.names('discard', 0)]).toEqual([['Brief'], []]);
  });

  it('1.4.1.a a Spell does not gain Fleeting from another ability, whichever ability is newer', () => {
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

  it('2.4.7.c, 5.2.1.c a Character does not gain Fleeting, so no reaction to that triggers', () => {
    const ear = permanent('Ear', 'When a Character gains Fleeting — I gain 1 heard counter.');
    const playing = (...passives: readonly Passive[]) => {
      const found = tableOf4({ landmark: [law(...passives), ear], reserve: [owl], mana: 1 }).play(
        'Owl',
        'hero',
      );
      return [found.counter('Ear', 'heard'), found.stay('Owl').statuses];
    };
    expect(playing(spared({ type: 'character' }))).toEqual([0, []]);
    expect(playing()).toEqual([1, ['fleeting']]);
  });

  it('2.2.13.c "the next" affects only the first such card, in the named Expedition', () => {
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
