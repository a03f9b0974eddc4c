import { itemOption, Shelf } from '#kernel';
import type { Option } from '#record';
import { expeditionNames, type ExpeditionName, type Target } from '../state/objects.js';
import { keyOf } from './suitable-targets.js';

const expeditions = new Shelf((seat, place) => {
  const expedition = expeditionNames[place] ?? 'hero';
  const target = { kind: 'expedition', seat, expedition } as const;
  return { key: keyOf(target), about: target };
});

const players = new Shelf((seat) => {
  const target = { kind: 'player', seat } as const;
  return { key: keyOf(target), about: target };
});

const placeOf = (expedition: ExpeditionName): number => (expedition === 'hero' ? 0 : 1);

/** A target, to be chosen among others. */
export function targetOption(target: Target): Option {
  switch (target.kind) {
    case 'object':
      return itemOption(target.item);
    case 'expedition':
      return expeditions.at(target.seat, placeOf(target.expedition));
    case 'player':
      return players.at(target.seat, 0);
  }
}
