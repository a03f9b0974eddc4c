import { describe, expect, it } from '@jest/globals';
import type {
  Ability,
  ExpeditionsOrTarget,
  MarkedRegion,
  Step,
  TargetDefinition,
  Terrain,
} from '#altered/abilities';
import {
  character,
  effect,
  hero,
  passive,
  quickAction,
  reaction,
  seen,
  spell,
  step,
  tableOf4,
  type Table,
  type SeatPosition,
} from '#altered/testing';
const painter = hero('Painter', 'At Noon — You may place one of my Markers on target visible region.');
const withMarkers = (...terrains: readonly Terrain[]): SeatPosition => ({
  heroZone: [
    { card: painter, counters: Object.fromEntries(terrains.map((terrain) => [`${terrain} marker`, 1])) },
  ],
});

const puts = (name: string, does: Step) => spell(name, effect(step(does)));
const wood = puts('Wood', { kind: 'place-marker', terrain: 'forest', on: 'target' });
const lake = puts('Lake', { kind: 'place-marker', terrain: 'water', on: 'target' });

const terrainsOf = (found: Table): readonly (readonly string[])[] =>
  seen(found).tracks[0]?.spaces.map(({ terrains }) => terrains) ?? [];

const able = (name: string, does: Step): ReturnType<typeof character> =>
  character(name, quickAction({ exhaustMe: true }, step(does)));

describe('Terrain Markers', () => {
  it('3.2.1.d a player places one of their Markers, and the region has only its terrain', () => {
    const noon = tableOf4(withMarkers('forest', 'water'), {}, { from: 'noon' }).choose('yes');
    expect(noon.keys()).toEqual(['marker:forest', 'marker:water']);
    const placed = noon.choose('marker:water').choose('region:0');
    expect(terrainsOf(placed)[0]).toEqual(['water']);
    expect([placed.counter('Painter', 'water marker'), placed.counter('Painter', 'forest marker')]).toEqual([
      0, 1,
    ]);
  });

  it('6.5.b no player is asked to place a Marker if there is none', () => {
    expect(tableOf4(withMarkers(), {}, { from: 'noon' }).keys()).toContain('pass');
  });

  it('3.2.1.d only face-up regions are suitable', () => {
    const regions = [['forest'], ['water'], null, null, ['water'], ['forest']] as const;
    const found = tableOf4({ hand: [wood], mana: 1 }, {}, { regions }).play('Wood');
    expect(found.keys()).toEqual([0, 1, 2, 5, 6, 7].map((index) => `region:${index}`));
  });

  it('3.2.1.d if a region has several Markers, the last one counts', () => {
    const found = tableOf4({ hand: [wood, lake], mana: 2 })
      .play('Wood')
      .choose('region:3');
    expect(terrainsOf(found)[3]).toEqual(['forest']);
    const both = found.pass().play('Lake').choose('region:3');
    expect(terrainsOf(both)[3]).toEqual(['water']);
  });

  it('2.2.14.b an object created after a Marker is placed has a later timestamp', () => {
    const found = tableOf4({ hand: [wood], mana: 1 })
      .play('Wood')
      .choose('region:3');
    const [marker] = found.state.adventure[3]?.markers ?? [];
    expect(found.names('reserve', 0)).toEqual(['Wood']);
    expect(found.stay('Wood').object).toBeGreaterThan(marker?.object ?? Infinity);
  });

  it('3.2.1.e other abilities apply after the Marker, even if they are older', () => {
    const queen: readonly Ability[] = [passive('My region is {V} in addition to its other terrains.')];
    const found = tableOf4({ hero: [character('Queen', ...queen)], hand: [lake], mana: 1 })
      .play('Lake')
      .choose('region:0');
    expect([...(terrainsOf(found)[0] ?? [])].sort()).toEqual(['forest', 'water']);
  });

  it("7.3.20.a–b a Marker can move to an object's region, and is then the last one there", () => {
    const ferry = able('Ferry', { kind: 'move-marker', terrain: 'water', to: 'my-region' });
    const found = tableOf4({ hero: [ferry], hand: [lake, wood], mana: 2 }, { hand: [], mana: 1 });
    const placed = found.play('Lake').choose('region:3').pass().play('Wood').choose('region:0');
    expect([terrainsOf(placed)[0], terrainsOf(placed)[3]]).toEqual([['forest'], ['water']]);
    const moved = placed.activate('Ferry');
    expect([terrainsOf(moved)[0], terrainsOf(moved)[3]]).toEqual([['water'], ['mountain']]);
  });

  it('3.2.1.d a Marker can be placed on the region of a named or target Expedition', () => {
    const wet = (regionOf: ExpeditionsOrTarget) =>
      ({ kind: 'place-marker', terrain: 'water', on: { regionOf } }) as const;
    const placed = (does: Step, targets?: readonly TargetDefinition[], ...answers: readonly string[]) => {
      const drip = character('Drip', reaction('{J}', step(does), targets && { targets }));
      const found = tableOf4(
        { hand: [drip], mana: 1, at: { hero: 2, companion: 6 } },
        { at: { hero: 1, companion: 5 } },
      );
      found.play('Drip', 'hero');
      for (const answer of answers) found.choose(answer);
      return found.state.adventure.flatMap(({ markers = [] }, index) => (markers.length > 0 ? [index] : []));
    };
    expect(placed(wet('your-companion'))).toEqual([6]);
    expect(placed(wet('my-other-expedition'))).toEqual([6]);
    expect(placed(wet('facing-me'))).toEqual([1]);
    expect(placed({ kind: 'place-marker', terrain: 'water', on: 'my-region' })).toEqual([2]);
    expect(
      placed(wet({ target: 0 }), [{ kind: 'expedition', whose: 'opponent' }], 'expedition:1:companion'),
    ).toEqual([5]);
  });

  it("7.3.20.a–b a Marker can move to an Expedition's region or any visible region, even its own", () => {
    const at = (to: MarkedRegion, ...answers: readonly string[]) => {
      const ferry = able('Ferry', { kind: 'move-marker', terrain: 'water', to });
      const found = tableOf4({ hero: [ferry], hand: [lake, wood], mana: 2 }, { hand: [], mana: 1 });
      found.play('Lake').choose('region:3').pass().play('Wood').choose('region:3');
      expect(terrainsOf(found)[3]).toEqual(['forest']);
      found.activate('Ferry');
      for (const answer of answers) found.choose(answer);
      return [terrainsOf(found)[3], terrainsOf(found)[7]];
    };
    expect(at({ regionOf: 'your-companion' })).toEqual([['forest'], ['water']]);
    expect(at('target', 'region:3')[0]).toEqual(['water']);
    expect(at('target', 'region:7')).toEqual([['forest'], ['water']]);
  });

  it('7.5.8 a Marker can make a region a single-terrain region', () => {
    const counts = character(
      'Counter',
      '{J} If four or more single-terrain regions are visible, I gain 1 boost.',
    );
    const found = tableOf4({ hand: [counts, wood, counts], mana: 3 });
    // Without a Marker, only three of the six regions have exactly one terrain.
    const before = found.play('Counter', 'hero');
    expect(before.counter('Counter', 'boost')).toBe(0);
    const marked = tableOf4({ hand: [counts, wood], mana: 2 })
      .play('Wood')
      .choose('region:0')
      .pass()
      .play('Counter', 'hero');
    expect(marked.counter('Counter', 'boost')).toBe(1);
  });

  it("3.1.3.a all players see the Markers' regions", () => {
    const found = tableOf4({ hand: [wood], mana: 1 })
      .play('Wood')
      .choose('region:3');
    const spaces = seen(found, { kind: 'seat', seat: 1 }).tracks[0]?.spaces;
    expect(spaces?.[3]?.terrains).toEqual(['forest']);
    expect(found.verbs()).toContain('place-marker');
  });
});
