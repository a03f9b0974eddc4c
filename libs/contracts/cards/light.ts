import type { Contract } from '../abilities/definition.js';
import {
  all,
  chosen,
  creature,
  first,
  globe,
  has,
  health,
  it,
  rune,
  spell,
  strengthen,
  token,
  when,
  yours,
} from './define.js';

export const acolyte = token(['Acolyte', 'Accolito', 'Acolyte'], 1, 1);
const chick = token(['Ember Chick', 'Pulcino di Brace', 'Oisillon de Braise'], 2, 2);

/** Light contracts: many creatures that support each other. */
export const light = {
  bearer: creature(
    ['Lantern Bearer', 'Portatore di Lanterna', 'Porteur de Lanterne'],
    { light: 1 },
    [1, 2],
    when('evocation', health(2)),
  ),
  squire: creature(['Dawn Squire', "Scudiero dell'Alba", 'Écuyer de l’Aube'], { light: 1 }, [2, 2]),
  guard: creature(
    ['Chapel Guard', 'Guardia della Cappella', 'Garde de la Chapelle'],
    { light: 2 },
    [2, 3],
    has('paramagnetic'),
  ),
  herald: creature(
    ['Morning Herald', 'Araldo del Mattino', 'Héraut du Matin'],
    { light: 2 },
    [1, 2],
    when('evocation', { kind: 'summon', token: acolyte }),
  ),
  envoy: creature(
    ['Disarming Envoy', 'Inviato Disarmante', 'Émissaire Désarmant'],
    { light: 2 },
    [2, 2],
    when('evocation', { kind: 'disarm', whose: 'opponent' }),
  ),
  banner: creature(['Banner Saint', 'Santo del Vessillo', 'Saint à la Bannière'], { light: 3 }, [2, 3], {
    kind: 'provides',
    to: { what: 'creature', whose: 'you', adjacent: true },
    gives: { attack: 1, health: 1 },
  }),
  stag: creature(
    ['Prism Stag', 'Cervo di Prisma', 'Cerf de Prisme'],
    { light: 3 },
    [3, 4],
    when('end-of-turn', health(1)),
  ),
  phoenix: creature(
    ['Phoenix Child', 'Figlio della Fenice', 'Enfant du Phénix'],
    { light: 3 },
    [3, 2],
    when('recycle', { kind: 'summon', token: chick }),
  ),
  choir: creature(
    ['Choir Master', 'Maestro del Coro', 'Maître du Chœur'],
    { light: 4 },
    [3, 3],
    when('evocation', { kind: 'summon', token: acolyte, count: 2 }),
  ),
  knight: creature(
    ['Radiant Knight', 'Cavaliere Radioso', 'Chevalier Radieux'],
    { light: 3, pure: 1 },
    [4, 4],
    has('impetus'),
  ),
  warden: creature(
    ['Sun Warden', 'Custode del Sole', 'Gardien du Soleil'],
    { light: 4, pure: 1 },
    [3, 6],
    has('magnetic'),
  ),
  blessing: spell(['Blessing', 'Benedizione', 'Bénédiction'], { light: 1 }, strengthen(chosen(yours), 2, 2)),
  mend: spell(
    ['Mending Light', 'Luce che Ripara', 'Lumière Réparatrice'],
    { light: 2 },
    first(health(5), { kind: 'mend', amount: 1 }),
  ),
  procession: spell(
    ['Procession', 'Processione', 'Cortège'],
    { light: 3 },
    { kind: 'summon', token: acolyte, count: 3 },
  ),
  judgement: spell(
    ['Judgement', 'Giudizio', 'Jugement'],
    { light: 3 },
    {
      kind: 'destroy',
      what: chosen({ what: 'creature', bounds: [{ of: 'attack', is: 'at-least', than: 4 }] }),
    },
  ),
  shared: spell(
    ['Shared Light', 'Luce Condivisa', 'Lumière Partagée'],
    { light: 3 },
    strengthen(all(yours), 1, 1),
  ),
  flash: spell(
    ['Guiding Flash', 'Lampo Guida', 'Éclair Guide'],
    { light: 2 },
    first(strengthen(chosen(yours), 2, 0), { kind: 'ready', what: it }),
    when('ambush', health(1)),
  ),
  dawn: rune(
    ['Rune of Dawn', "Runa dell'Alba", 'Rune de l’Aube'],
    { light: 1 },
    { light: 2 },
    { kind: 'summon', token: acolyte },
    when('recycle', health(2)),
  ),
  noon: globe(['Globe of Noon', 'Globo del Meriggio', 'Globe de Midi'], { light: 2, pure: 1 }, [2, 3], {
    kind: 'provides',
    to: yours,
    gives: { health: 1 },
  }),
} as const satisfies Readonly<Record<string, Contract>>;
