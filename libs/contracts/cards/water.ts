import type { Contract } from '../abilities/definition.js';
import {
  all,
  anybody,
  chosen,
  creature,
  damage,
  extract,
  first,
  globe,
  has,
  others,
  random,
  rune,
  spell,
  theirs,
  when,
  yours,
} from './define.js';

/** Water contracts: fading, returning cards to hand, and fog. */
export const water = {
  sprite: creature(
    ['Tide Sprite', 'Spirito di Marea', 'Esprit des Marées'],
    { water: 1 },
    [1, 2],
    has('fog'),
  ),
  jelly: creature(
    ['Drifting Jelly', 'Medusa alla Deriva', 'Méduse à la Dérive'],
    { water: 1 },
    [0, 4],
    has('paramagnetic'),
  ),
  guard: creature(
    ['Reef Guard', 'Guardia della Barriera', 'Garde du Récif'],
    { water: 2 },
    [1, 4],
    has('magnetic'),
  ),
  binder: creature(
    ['Kelp Binder', 'Legatore di Alghe', 'Lieur d’Algues'],
    { water: 2 },
    [2, 3],
    when('evocation', { kind: 'magnetise', what: chosen(yours) }),
  ),
  runner: creature(
    ['Mist Runner', 'Corridore di Bruma', 'Coureur des Brumes'],
    { water: 2, pure: 1 },
    [2, 2],
    has('fog'),
    when('evocation', extract(1)),
  ),
  eel: creature(
    ['Undertow Eel', 'Anguilla di Risacca', 'Anguille du Ressac'],
    { water: 3 },
    [3, 3],
    when('evocation', {
      kind: 'return',
      what: chosen({ what: 'creature', whose: 'opponent', bounds: [{ of: 'cost', is: 'at-most', than: 2 }] }),
    }),
  ),
  sage: creature(
    ['Current Sage', 'Saggio delle Correnti', 'Sage des Courants'],
    { water: 3 },
    [2, 3],
    when('recycle', extract(1)),
  ),
  warden: creature(
    ['Harbour Warden', 'Custode del Porto', 'Gardien du Port'],
    { water: 3 },
    [2, 5],
    has('paramagnetic'),
  ),
  weaver: creature(['Fog Weaver', 'Tessitrice di Nebbia', 'Tisseuse de Brume'], { water: 3 }, [3, 3], {
    kind: 'provides',
    to: others,
    gives: { keywords: ['fog'] },
  }),
  colossus: creature(
    ['Brine Colossus', 'Colosso di Salamoia', 'Colosse de Saumure'],
    { water: 4, pure: 1 },
    [4, 6],
  ),
  leviathan: creature(
    ['Pale Leviathan', 'Leviatano Pallido', 'Léviathan Pâle'],
    { water: 5, pure: 1 },
    [5, 6],
    when('evocation', { kind: 'fade', what: all(theirs) }),
  ),
  bleach: spell(
    ['Bleach', 'Candeggio', 'Décoloration'],
    { water: 1 },
    first({ kind: 'fade', what: chosen(anybody) }, extract(1)),
  ),
  ebb: spell(
    ['Ebb', 'Bassa Marea', 'Marée Basse'],
    { water: 2 },
    { kind: 'return', what: chosen({ what: 'creature' }) },
  ),
  study: spell(['Deep Study', 'Studio Abissale', 'Étude des Profondeurs'], { water: 2, pure: 1 }, extract(2)),
  whirlpool: spell(
    ['Whirlpool', 'Gorgo', 'Tourbillon'],
    { water: 5 },
    {
      kind: 'return',
      what: all({ what: 'creature', whose: 'opponent', bounds: [{ of: 'attack', is: 'at-most', than: 3 }] }),
    },
  ),
  drowning: spell(
    ['Drowning', 'Annegamento', 'Noyade'],
    { water: 4 },
    {
      kind: 'destroy',
      what: chosen({ what: 'creature' }),
    },
  ),
  wave: spell(
    ['Sudden Wave', 'Onda Improvvisa', 'Vague Soudaine'],
    { water: 3 },
    damage(2, all(theirs)),
    when('ambush', damage(1, random(theirs))),
  ),
  veil: spell(
    ['Veil of Rain', 'Velo di Pioggia', 'Voile de Pluie'],
    { water: 1 },
    first(
      { kind: 'grant', what: chosen({ what: ['creature', 'player'], whose: 'you' }), keyword: 'fog' },
      extract(1),
    ),
  ),
  tide: rune(
    ['Rune of the Tide', 'Runa della Marea', 'Rune de la Marée'],
    { water: 1 },
    { water: 1, pure: 2 },
    extract(1),
  ),
  currents: globe(
    ['Globe of Currents', 'Globo delle Correnti', 'Globe des Courants'],
    { water: 2 },
    [2, 4],
    when('start-of-turn', { kind: 'fill', count: 1 }),
  ),
} as const satisfies Readonly<Record<string, Contract>>;
