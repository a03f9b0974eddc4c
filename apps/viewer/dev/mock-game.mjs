/** A pretend game: events with entries and a snapshot after every atomic action. Not the rules, only their look. */
import { copy, newTable, randomFrom } from './mock-table.mjs';

const expeditionWord = { hero: 'Hero', companion: 'Companion' };

export function pretendGame({ id, seed, names, startedAt, finished = true, days = 9 }) {
  const random = randomFrom(seed);
  const table = newTable(random, names);
  const events = [];
  let before = null;

  const record = (kind, text, { verb = null, seat = null, rules = [], actions = [] } = {}) => {
    const revision = events.length;
    const snapshots = [];
    for (const action of actions) {
      action.apply();
      snapshots.push(copy(table));
    }
    if (snapshots.length === 0) snapshots.push(copy(table));
    const clock = { ...table.clock };
    const starts = [];
    if (!before || before.day !== clock.day) starts.push('DAY');
    if (!before || before.day !== clock.day || before.phase !== clock.phase) starts.push('PHASE');
    if (clock.seat !== null && (!before || before.turn !== clock.turn)) starts.push('TURN');
    if (kind === 'DecisionRequested') starts.push('DECISION');
    before = clock;
    events.push({
      snapshots,
      entry: {
        position: `${revision}`,
        revision,
        kind,
        verb,
        seat,
        starts,
        clock,
        text,
        rules: rules.map((number) => ({ number, summary: `What rule ${number} says, in one sentence.` })),
        actions: actions.map((action, index) => ({
          position: `${revision}.${index + 1}`,
          kind: action.kind,
          text: action.text,
        })),
      },
    });
  };

  const cards = (key) => table.zones.get(key).cards;
  const name = (seat) => table.seats[seat].name;
  const move = (card, from, to, text) => ({
    kind: 'move',
    text,
    apply: () => {
      const list = cards(from);
      list.splice(list.indexOf(card), 1);
      cards(to).push(card);
      card.object = table.nextObject++;
      if (!to.startsWith('expedition')) card.boosts = 0;
      if (!to.startsWith('mana'))
        card.statuses = card.statuses.filter(
          (status) => to.startsWith('expedition') && status === 'fleeting',
        );
    },
  });
  const set = (kind, text, apply) => ({ kind, text, apply });
  const status = (card, word, on, text) =>
    set('status', text, () => {
      card.statuses = on ? [...card.statuses, word] : card.statuses.filter((other) => other !== word);
    });
  const clock = (text, change) =>
    set('phase', text, () => {
      table.clock = { ...table.clock, ...change };
    });
  const ask = (seat, kind, text, optionCount) => {
    table.decision = { id: events.length, seat, kind, min: 1, max: 1, optionCount, options: null, rules: [] };
    record('DecisionRequested', text, { seat });
    table.decision = null;
  };
  const draw = (seat, count) => {
    const actions = cards(`deck-${seat}`)
      .slice(0, count)
      .map((card) => move(card, `deck-${seat}`, `hand-${seat}`, `${name(seat)} draws a card.`));
    record('StepResolved', `${name(seat)} draws ${count === 1 ? 'a card' : `${count} cards`}.`, {
      verb: 'draw',
      seat,
      rules: ['7.3.6'],
      actions,
    });
  };

  record('GameStarted', `${name(0)} and ${name(1)} sit down to a constructed game, edition 1.0.`, {
    rules: ['4.1'],
  });
  record('StepResolved', 'Three Tumult cards are laid between the two regions.', {
    verb: 'lay',
    rules: ['4.1.c'],
    actions: [1, 2, 3].map((at) => set('lay', `Tumult card ${at} is placed face down.`, () => {})),
  });
  const first = random(2);
  record('StepResolved', `${name(first)} goes first.`, {
    verb: 'first-player',
    rules: ['4.1.h'],
    actions: [
      set('first-player', `${name(first)} becomes the first player.`, () => {
        table.seats[first].firstPlayer = true;
      }),
    ],
  });
  for (const seat of [first, 1 - first]) draw(seat, 6);
  for (const seat of [first, 1 - first]) {
    ask(seat, 'starting-mana', `${name(seat)} chooses three cards for the Mana zone.`, 6);
    record('DecisionMade', `${name(seat)} has chosen.`, { seat });
    record('StepResolved', `${name(seat)} puts three cards in the Mana zone.`, {
      verb: 'mana',
      seat,
      rules: ['4.1.j'],
      actions: cards(`hand-${seat}`)
        .slice(0, 3)
        .map((card) => move(card, `hand-${seat}`, `mana-${seat}`, 'A card becomes a mana orb.')),
    });
  }

  for (let day = 1; day <= days && !table.result; day += 1) playDay(day);
  return { id, names, startedAt, finished, events, seed, decks: names.length };

  function playDay(day) {
    if (day > 1) morning(day);
    record('StepResolved', `Noon of day ${day}.`, {
      verb: 'phase',
      rules: ['4.2.2'],
      actions: [clock('It is Noon.', { phase: 'noon', seat: null })],
    });
    afternoon(day);
    dusk(day);
    if (!table.result) night(day);
  }

  function morning(day) {
    const next = 1 - table.seats.findIndex((seat) => seat.firstPlayer);
    record('StepResolved', `Day ${day} begins. ${name(next)} is now the first player.`, {
      verb: 'succeed',
      rules: ['4.2.1.a', '4.2.1.b'],
      actions: [
        clock(`The Morning of day ${day} begins.`, { day, phase: 'morning', seat: null }),
        set('first-player', `${name(next)} becomes the first player.`, () =>
          table.seats.forEach((seat) => {
            seat.firstPlayer = seat.seat === next;
            seat.passed = false;
          }),
        ),
      ],
    });
    const tired = [0, 1].flatMap((seat) =>
      cards(`mana-${seat}`).filter((card) => card.statuses.includes('exhausted')),
    );
    record('StepResolved', 'Everything exhausted is readied.', {
      verb: 'ready',
      rules: ['4.2.1.c'],
      actions: tired.map((card) => status(card, 'exhausted', false, 'A mana orb is readied.')),
    });
    for (const seat of [next, 1 - next]) draw(seat, 2);
    for (const seat of [next, 1 - next]) {
      ask(seat, 'expand', `${name(seat)} may put a card in the Mana zone.`, cards(`hand-${seat}`).length + 1);
      record('DecisionMade', `${name(seat)} expands.`, { seat });
      const card = cards(`hand-${seat}`)[random(cards(`hand-${seat}`).length)];
      if (card)
        record('StepResolved', `${name(seat)} puts a card in the Mana zone.`, {
          verb: 'expand',
          seat,
          rules: ['4.2.1.e'],
          actions: [move(card, `hand-${seat}`, `mana-${seat}`, 'A card becomes a mana orb.')],
        });
    }
  }

  function afternoon(day) {
    let seat = table.seats.findIndex((each) => each.firstPlayer);
    table.clock = { ...table.clock, phase: 'afternoon' };
    while (table.seats.some((each) => !each.passed)) {
      if (!table.seats[seat].passed) turn(seat, day);
      seat = 1 - seat;
    }
    table.clock = { ...table.clock, seat: null };
  }

  function turn(seat, day) {
    table.clock = { ...table.clock, turn: table.clock.turn + 1, seat };
    const ready = cards(`mana-${seat}`).filter((card) => !card.statuses.includes('exhausted'));
    const cost = (card, zone) => card.face.costs.find((each) => each.name === zone).value;
    const options = ['hand', 'reserve'].flatMap((zone) =>
      cards(`${zone}-${seat}`)
        .filter((card) => cost(card, zone) <= ready.length)
        .map((card) => ({ card, zone })),
    );
    ask(seat, 'turn', `${name(seat)} takes a turn.`, options.length * 2 + 1);
    const pick = options[random(options.length)];
    if (!pick || (random(7) === 0 && day > 1)) {
      record('DecisionMade', `${name(seat)} passes.`, { seat });
      record('StepResolved', `${name(seat)} is out of the Afternoon.`, {
        verb: 'pass',
        seat,
        rules: ['4.2.3.d'],
        actions: [
          set('pass', `${name(seat)} has passed.`, () => {
            table.seats[seat].passed = true;
          }),
        ],
      });
      return;
    }
    play(seat, pick, ready.slice(0, cost(pick.card, pick.zone)));
  }

  function play(seat, { card, zone }, orbs) {
    const part = random(2) ? 'hero' : 'companion';
    const { face } = card;
    const target = face.type === 'character' ? ` to the ${expeditionWord[part]} expedition` : '';
    const from = zone === 'hand' ? 'Hand' : 'Reserve';
    record('DecisionMade', `${name(seat)} plays ${face.name}${target}.`, { seat });
    record('StepResolved', `${face.name} is put in Limbo from ${from}.`, {
      verb: 'declare',
      seat,
      rules: ['5.1.2', '3.2.3.b'],
      actions: [
        move(card, `${zone}-${seat}`, 'limbo', `${face.name} moves from ${from} to Limbo.`),
        ...(zone === 'reserve' ? [status(card, 'fleeting', true, `${face.name} gains Fleeting.`)] : []),
      ],
    });
    if (orbs.length)
      record('StepResolved', `${name(seat)} pays ${orbs.length} mana.`, {
        verb: 'pay',
        seat,
        rules: ['5.1.4'],
        actions: orbs.map((orb) => status(orb, 'exhausted', true, 'A mana orb is exhausted.')),
      });
    if (face.type === 'character') {
      const boosts = random(4) === 0 ? 1 + random(2) : 0;
      record('StepResolved', `${face.name} joins ${name(seat)}’s ${expeditionWord[part]} expedition.`, {
        verb: 'join',
        seat,
        rules: ['5.2.1', '2.4.6'],
        actions: [
          move(card, 'limbo', `expedition-${seat}-${part}`, `${face.name} enters the expedition.`),
          ...(boosts
            ? [
                set('counters', `${face.name} gains ${boosts} boost${boosts > 1 ? 's' : ''}.`, () => {
                  card.boosts = boosts;
                }),
              ]
            : []),
          ...(random(8) === 0
            ? [status(card, random(2) ? 'asleep' : 'anchored', true, `${face.name} changes.`)]
            : []),
        ],
      });
    } else {
      const to =
        face.type === 'permanent'
          ? `landmark-${seat}`
          : zone === 'hand'
            ? `reserve-${seat}`
            : `discard-${seat}`;
      record('StepResolved', `${face.name} resolves.`, {
        verb: 'resolve',
        seat,
        rules: ['5.2.2'],
        actions: [move(card, 'limbo', to, `${face.name} leaves Limbo.`)],
      });
    }
  }

  function dusk(day) {
    record('StepResolved', `Dusk of day ${day}.`, {
      verb: 'phase',
      rules: ['4.2.4'],
      actions: [clock('It is Dusk.', { phase: 'dusk', seat: null })],
    });
    const total = (seat, part, terrain) =>
      cards(`expedition-${seat}-${part}`)
        .filter((card) => !card.statuses.includes('asleep'))
        .reduce(
          (sum, card) =>
            sum + (card.face.statistics.find((each) => each.name === terrain)?.value ?? 0) + card.boosts,
          0,
        );
    const actions = [];
    for (const marker of table.markers) {
      const at = table.spaces.findIndex((space) => space.key === marker.space);
      const wins = table.spaces[at].terrains.some((terrain) => {
        const own = total(marker.seat, marker.kind, terrain);
        return own > 0 && own > total(1 - marker.seat, marker.kind, terrain);
      });
      const to = at + (marker.kind === 'hero' ? 1 : -1);
      if (!wins || !table.spaces[to]) continue;
      if (table.spaces[to].faceDown) {
        const pair = table.spaces[to].key.slice(0, 8);
        actions.unshift(
          set('turn-up', 'A Tumult card is turned face up.', () =>
            table.spaces.forEach((space) => {
              if (space.key.startsWith(pair)) space.faceDown = false;
            }),
          ),
        );
      }
      actions.push(
        set(
          'expedition',
          `${name(marker.seat)}’s ${expeditionWord[marker.kind]} expedition moves forward.`,
          () => {
            marker.space = table.spaces[to].key;
            marker.moved += 1;
            marker.went = true;
          },
        ),
      );
    }
    record('StepResolved', actions.length ? 'Expeditions move forward.' : 'No expedition moves.', {
      verb: 'progress',
      rules: ['4.2.4.c', '1.3.2.e'],
      actions,
    });
    for (const seat of [0, 1]) {
      const moved = table.markers
        .filter((marker) => marker.seat === seat)
        .reduce((sum, marker) => sum + marker.moved, 0);
      if (moved >= 7 && !table.result) {
        table.result = { winners: [seat], reason: 'expeditions-met', rule: '4.3.a' };
        record('GameEnded', `${name(seat)} wins: the two expeditions have met.`, { seat, rules: ['4.3.a'] });
      }
    }
  }

  function night(day) {
    record('StepResolved', `Night of day ${day}.`, {
      verb: 'phase',
      rules: ['4.2.5'],
      actions: [clock('It is Night.', { phase: 'night', seat: null })],
    });
    const actions = [];
    for (const marker of table.markers.filter(({ went }) => went)) {
      marker.went = false;
      for (const card of cards(`expedition-${marker.seat}-${marker.kind}`)) {
        if (card.statuses.some((word) => word === 'asleep' || word === 'anchored')) {
          actions.push(
            set('status', `${card.face.name} stays where it is.`, () => {
              card.statuses = [];
            }),
          );
          continue;
        }
        const to = card.statuses.includes('fleeting') ? 'discard' : 'reserve';
        actions.push(
          move(
            card,
            `expedition-${marker.seat}-${marker.kind}`,
            `${to}-${marker.seat}`,
            `${card.face.name} goes to ${to === 'discard' ? 'the discard pile' : 'Reserve'}.`,
          ),
        );
      }
    }
    if (actions.length)
      record('StepResolved', 'Characters of moved expeditions rest.', {
        verb: 'rest',
        rules: ['4.2.5.b'],
        actions,
      });
    for (const seat of [0, 1]) {
      const over = cards(`reserve-${seat}`).slice(0, Math.max(0, cards(`reserve-${seat}`).length - 2));
      if (over.length)
        record('StepResolved', `${name(seat)} cleans up the Reserve.`, {
          verb: 'clean-up',
          seat,
          rules: ['4.2.5.c'],
          actions: over.map((card) =>
            move(card, `reserve-${seat}`, `discard-${seat}`, `${card.face.name} is discarded.`),
          ),
        });
    }
  }
}
