import { describe, expect, it } from '@jest/globals';
import { openDecks, setupFor } from '#altered/cards';
import {
  character,
  effect,
  gainCounters,
  hero,
  permanent,
  quickAction,
  reaction,
  resupply,
  sequence,
  spell,
  step,
  tableOf4,
  type Position,
  type Line,
} from '#altered/testing';
import { altered } from '../../module.js';
const hall = (...abilities: readonly Line[]) => permanent('Hall', ...abilities);

describe('set-up, edition 4.0', () => {
  const started = altered.play.start(
    setupFor({ decks: openDecks().slice(0, 2), seed: 'set-up', edition: '4.0' }),
  );
  const steps = started.ok
    ? started.value.events.flatMap((event) => (event.kind === 'StepResolved' ? [event] : []))
    : [];

  it('4.1.e, 4.1.f Heroes are revealed before the first player is known', () => {
    const verbs = steps.map(({ verb }) => verb);
    expect(verbs.indexOf('reveal-heroes')).toBeLessThan(verbs.indexOf('choose-first-player'));
    expect(steps.find(({ verb }) => verb === 'reveal-heroes')?.rules).toContain('4.1.e');
  });

  it('4.1.h–j each player draws six cards and makes three into mana, and the day begins without its Morning', () => {
    const drawn = steps.find(({ verb }) => verb === 'draw');
    expect([drawn?.actions.length, drawn?.rules]).toEqual([12, ['4.1.h', '7.3.9.a']]);
    expect(steps.find(({ verb }) => verb === 'begin-day')?.rules).toEqual(['4.1.j']);
    expect(started.ok && started.value.state.pending).toMatchObject({
      kind: 'starting-mana',
      rules: ['4.1.i'],
    });
  });

  it('4.1.j the record of the game has edition 4.0', () => {
    expect(started.ok && started.value.events[0]).toMatchObject({ kind: 'GameStarted', edition: '4.0' });
  });
});

describe('the day, edition 4.0', () => {
  it('4.2.3.d a turn offers cards, quick actions and passing', () => {
    const found = tableOf4({
      hand: [character('Kite')],
      landmark: [hall(quickAction({}, 'Draw a card.'))],
      mana: 1,
    });
    expect(found.options()).toEqual(['play Kite hero', 'play Kite companion', 'quick Hall 0', 'pass']);
    expect(found.state.pending?.rules).toEqual(['4.2.3.d', '5.1.1.b']);
  });

  it('4.2.5.a Night consists of Rest, Clean-up and Check Victory, in this order', () => {
    const found = tableOf4(
      {
        hero: [character('Kite')],
        reserve: [1, 2, 3].map((n) => character(`Card ${n}`)),
        at: { hero: 4, companion: 3 },
      },
      {},
      { from: 'night' },
    ).choose('Card 1', 'Card 2');
    expect(found.verbs().filter((verb) => ['rest', 'clean-up', 'check-victory'].includes(verb))).toEqual([
      'rest',
      'clean-up',
      'check-victory',
    ]);
  });

  it('3.2.7.b, 3.2.10.b without a Hero, the limits are two cards in Reserve and two Landmarks', () => {
    const three = (name: string) => [1, 2, 3].map((n) => permanent(`${name} ${n}`));
    const maximum = (heroZone: Position['seats'][0]['heroZone']) => {
      const found = tableOf4(
        { heroZone: heroZone ?? [], reserve: three('R'), landmark: three('L') },
        {},
        { from: 'night' },
      );
      return found.state.pending?.max;
    };
    expect(maximum([])).toBe(2);
    expect(maximum([hero('Ada', { reserveLimit: 1, landmarkLimit: 1 })])).toBe(1);
  });
});

describe('playing, edition 4.0', () => {
  it('5.1.2.a, 5.1.2.g, 5.1.2.d a card is declared, moved to Limbo, paid for and resolved', () => {
    const song = spell('Song', 'Resupply.', { handCost: 2, reserveCost: 3 });
    const found = tableOf4({ hand: [song], mana: 2 }).play('Song');
    expect(found.verbs().filter((verb) => ['play', 'pay', 'resupply', 'finish'].includes(verb))).toEqual([
      'play',
      'pay',
      'resupply',
      'finish',
    ]);
    expect(found.step('play').rules).toContain('5.1.2.g');
    expect(found.step('pay').rules).toContain('5.1.2.d');
    expect(found.orbs(0)).toBe(0);
  });

  it('5.1.2.d a card from Reserve costs its Reserve Cost', () => {
    const found = tableOf4({ reserve: [character('Kite', { handCost: 1, reserveCost: 3 })], mana: 3 });
    expect(found.play('Kite', 'hero').orbs(0)).toBe(0);
  });

  it('5.1.2.b a quick action is paid for and resolved without moving an object to Limbo', () => {
    const found = tableOf4({ landmark: [hall('{1}: Draw a card.')], mana: 1 }).activate('Hall');
    expect(found.happened().filter((line) => line.includes('limbo'))).toEqual([]);
    expect(found.verbs().filter((verb) => verb === 'pay' || verb === 'draw')).toEqual(['pay', 'draw']);
  });

  it('5.1.2.j, 7.5.11.a a card has been played when it leaves Limbo at the end of its resolution', () => {
    const song = spell('Song', 'Draw a card.');
    const watcher = hall(reaction({ kind: 'played', what: { type: 'spell' } }, 'I gain 1 heard counter.'));
    const found = tableOf4({ hand: [song], landmark: [watcher], mana: 1 }).play('Song');
    expect(found.step('finish').reactions).toHaveLength(1);
    expect(found.step('play').reactions).toBeUndefined();
    expect(found.counter('Hall', 'heard')).toBe(1);
  });

  it('5.2.a cards can be played from Hand and Reserve, but not from the discard pile', () => {
    const found = tableOf4({
      hand: [character('A')],
      reserve: [character('B')],
      discard: [character('C')],
      mana: 1,
    });
    expect(found.options().map((option) => option.split(' ')[1])).toEqual(['A', 'A', 'B', 'B', undefined]);
  });

  it('5.2.c an effect on the next card played is applied by a reaction', () => {
    const lady = character('Lady', '{D}: The next Character you play this turn loses Fleeting.', {
      reserveCost: 9,
    });
    const found = tableOf4({ reserve: [lady, character('Kite')], mana: 1 })
      .activate('Lady')
      .play('Kite', 'hero');
    expect(found.verbs()).toEqual(expect.arrayContaining(['become-fleeting', 'activate-reactions']));
    expect(found.stay('Kite').statuses).toEqual([]);
  });

  it('5.3.b, 2.2.12.h quick actions come from the Hero, objects under control, and support abilities in Reserve', () => {
    const with_ = (name: string, where?: 'support') =>
      character(name, quickAction({}, 'Draw a card.', where && { where }), { reserveCost: 9 });
    const found = tableOf4({
      heroZone: [hero('Ada', '{0}: Draw a card.')],
      hero: [with_('Kite'), with_('Wren', 'support')],
      reserve: [with_('Crow'), with_('Owl', 'support')],
    });
    expect(found.options()).toEqual(['quick Ada 0', 'quick Owl 0', 'quick Kite 0', 'pass']);
  });

  it('3.1.4.a a Hero is not in play, so a description without a zone excludes it', () => {
    const count = spell('Count', 'Draw X cards, where X is the number of cards you control.');
    const found = tableOf4({ heroZone: [hero('Ada')], hero: [character('Kite')], hand: [count], mana: 1 });
    expect(found.play('Count').names('hand', 0)).toHaveLength(1);
  });

  it('2.5.k, 2.5.b a card keeps its counters from Reserve to Limbo and play, but not when it is discarded', () => {
    const boosted = { card: character('Kite'), counters: { boost: 2 } };
    const found = tableOf4({ reserve: [boosted], mana: 1 }).play('Kite', 'hero');
    expect(found.counter('Kite', 'boost')).toBe(2);
    found.pass().pass();
    expect(found.stay('Kite')).toMatchObject({ zone: 'discard', counters: {} });
  });
});

describe('reacting, edition 4.0', () => {
  it('6.3.i, 6.3.j "it" means the object of the trigger, and "I" the object with the reaction', () => {
    const guide = character(
      'Guide',
      reaction(
        { kind: 'join', what: { type: 'character', other: true } },
        sequence(gainCounters('boost', 1, 'it'), 'I gain 1 seen counter.'),
      ),
    );
    const found = tableOf4({ hero: [guide], hand: [character('Kite')], mana: 1 }).play('Kite', 'hero');
    expect([found.counter('Kite', 'boost'), found.counter('Guide', 'seen')]).toEqual([1, 1]);
  });

  it('6.3.k, 2.1.h an object that has left is described as it last was', () => {
    const martyr = character(
      'Martyr',
      'When I leave the Expedition zone — Create a Heir 1/1/1 token in my Expedition.',
    );
    const strike = spell('Strike', 'Discard Characters.');
    const found = tableOf4({ companion: [martyr], hand: [strike], mana: 1 }).play('Strike');
    expect(found.names('companion', 0)).toEqual(['Heir']);
  });

  it('6.3.l a condition in the past tense describes the state before the event', () => {
    const fleeing = character(
      'Fleeing',
      'When I leave the Expedition zone, if I was Fleeting — Draw a card.',
    );
    const drawn = (statuses: readonly 'fleeting'[]): boolean =>
      tableOf4({ hero: [{ card: fleeing, statuses }] }, {}, { from: 'night' })
        .verbs()
        .includes('activate-reactions');
    expect([drawn(['fleeting']), drawn([])]).toEqual([true, false]);
  });

  it('6.5.e either the "if" part or the "otherwise" part happens, whatever the first changes', () => {
    const toggle = spell('Toggle', 'If your hand is empty, draw a card. Otherwise, Resupply.');
    const found = tableOf4({ hand: [toggle], mana: 1 }).play('Toggle');
    expect(found.verbs().filter((verb) => verb === 'draw' || verb === 'resupply')).toEqual(['draw']);
  });

  it('7.5.6.b, 7.5.6.c, 1.4.7.b, 1.4.7.c the player the effect names acts, or otherwise its controller', () => {
    const ledger = (name: string) => permanent(name, 'When you Resupply — I gain 1 seen counter.');
    const both = spell(
      'Both',
      effect(
        sequence(
          resupply,
          step({ kind: 'resupply', who: 'opponent' }),
          step({ kind: 'resupply', who: 'opponent' }),
        ),
      ),
    );
    const found = tableOf4(
      { hand: [both], landmark: [ledger('Mine')], mana: 1 },
      { landmark: [ledger('Theirs')] },
    );
    found.play('Both');
    found.settle('reaction');
    expect([found.counter('Mine', 'seen'), found.counter('Theirs', 'seen')]).toEqual([1, 2]);
  });

  it('7.4.4.i a Gigantic character defects from the expedition of its card', () => {
    const giant = character('Giant', 'Gigantic.');
    const turn = spell('Turn', 'Target Character defects.');
    const found = tableOf4({ hand: [turn], mana: 1 }, { companion: [giant] }).play('Turn');
    expect(found.names('companion', 0)).toEqual(['Giant']);
  });

  it('7.2.1.c "I" in a quick action follows its object through the moves of the effect', () => {
    const swift = character('Swift', '{0}: Send me to Reserve. I gain 1 boost.');
    const found = tableOf4({ hero: [swift] }).activate('Swift');
    expect(found.stay('Swift')).toMatchObject({ zone: 'reserve', counters: { boost: 1 } });
  });

  it('4.4.a, 4.4.b reactions are checked after a turn effect', () => {
    const scout = character('Scout', '{J} Draw a card.');
    const found = tableOf4({ hand: [scout], mana: 1 }).play('Scout', 'hero');
    expect(found.names('hand', 0)).toHaveLength(1);
  });
});
