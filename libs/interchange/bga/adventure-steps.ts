import { isMarkerCounter, type Action } from '#altered/rules';
import type { Terrain } from '#altered/abilities';
import { ownEntry } from './own-entry.js';
import { halvesOf } from './set-up.js';
import type { Arguments } from './shapes.js';
import type { Steps } from './steps.js';

const terrainNames: Readonly<Record<string, Terrain>> = {
  forest: 'forest',
  mountain: 'mountain',
  water: 'water',
  ocean: 'water',
};

/** Converts notifications about expeditions, regions and Terrain Markers. */
export class AdventureSteps {
  /** The Terrain Markers on regions, by the markers' ids on the platform. */
  readonly #markers = new Map<string, { readonly object: number; readonly region: number }>();

  constructor(private readonly steps: Steps) {}

  expedition(args: Arguments): void {
    const marker = args.marker('token');
    const seat = this.steps.by(args);
    const name = marker?.type === 'companion' ? 'companion' : 'hero';
    const to = Number(/^storm-(\d)$/.exec(marker?.location ?? '')?.[1] ?? NaN);
    const { adventure, seats } = this.steps.board.state;
    if (seat === null || !(to < adventure.length)) return;
    const from = seats[seat]?.expeditions[name] ?? null;
    const source = args.card('card');
    const due = this.#terrainsIn(args.of('biomes_desc').of('args'));
    const rule = source === null ? '4.2.4.f' : '7.3.11.a';
    const turned = this.#turnedUp(args);
    this.steps.rule(
      source === null ? 'progress' : 'move-expedition',
      seat,
      rule,
      this.steps.because(args, rule, 'card'),
      () => {
        if (from !== to)
          this.steps.board.do({
            kind: 'expedition',
            seat,
            expedition: name,
            from,
            to,
            ...(due.length > 0 && { due }),
          });
        if (turned !== null) this.steps.board.do(turned);
      },
    );
  }

  /** Places the Terrain Markers that the arguments contain. Returns whether there are any. */
  markers(args: Arguments): boolean {
    const { board } = this.steps;
    const source = args.card('card');
    const hero = source === null ? undefined : board.presentItemOf(source.id);
    const placed = args.markers('meeples').flatMap(({ id, type, location }) => {
      const terrain = ownEntry(terrainNames, type);
      const to = Number(/^storm-(\d)$/.exec(location)?.[1] ?? NaN);
      return terrain !== undefined && to < board.state.adventure.length ? [{ id, terrain, to }] : [];
    });
    if (placed.length === 0) return false;
    const because = this.steps.because(args, '|3.2.1.d', 'card');
    this.steps.rule('place', this.steps.by(args), '|3.2.1.d', because, () => {
      for (const { id, terrain, to } of placed) {
        const before = this.#markers.get(id) ?? null;
        const object = board.nextObject();
        const isThere = board.state.adventure[before?.region ?? -1]?.markers?.some(
          (marker) => marker.object === before?.object,
        );
        if (before === null && hero !== undefined) this.#takeFrom(hero, terrain);
        const [left, from] =
          before !== null && isThere === true ? [before.object, before.region] : [null, null];
        board.do({ kind: 'marker', terrain, object, left, from, to });
        this.#markers.set(id, { object, region: to });
      }
    });
    return true;
  }

  #takeFrom(hero: number, terrain: Terrain): void {
    const counters = Object.entries(this.steps.board.state.stays[hero]?.counters ?? {});
    for (const [name, value] of counters)
      if (isMarkerCounter(name) && name.startsWith(terrain) && value > 0)
        this.steps.board.setCounter(hero, name, value - 1);
  }

  #terrainsIn(args: Arguments): readonly Terrain[] {
    return args.names.flatMap((name) => {
      const terrain = ownEntry(terrainNames, args.of(name).of('args').text('biome_name'));
      return terrain === undefined ? [] : [terrain];
    });
  }

  #turnedUp(args: Arguments): Action | null {
    const revealed = args.of('revealed');
    const storm = args.number('stormIndex');
    const card = revealed.number('cardId');
    if (storm === null || storm < 1 || storm > 3 || card === null || revealed.raw('visible') !== true)
      return null;
    const halves = halvesOf(card, revealed.raw('rotated') === true);
    if (halves === null) return null;
    const first = 2 * storm - 1;
    return {
      kind: 'turn-up',
      tumult: storm - 1,
      regions: halves.map((terrains, half) => ({ index: first + half, terrains })),
    };
  }
}
