import { itemOption, OptionCache } from '#kernel';
import type { Option } from '#record';
import { expeditionNames, type Target } from '../state/objects.js';
import { keyOf } from './suitable-targets.js';

/** By seat and index of the expedition's name. */
const expeditions = new OptionCache((seat, place) => {
  const expedition = expeditionNames[place] ?? 'hero';
  const target = { kind: 'expedition', seat, expedition } as const;
  return { key: keyOf(target), about: target };
});

const players = new OptionCache((seat) => {
  const target = { kind: 'player', seat } as const;
  return { key: keyOf(target), about: target };
});

/** The option to choose a target. */
export function targetOption(target: Target): Option {
  switch (target.kind) {
    case 'object':
      return itemOption(target.item);
    case 'expedition':
      return expeditions.at(target.seat, expeditionNames.indexOf(target.expedition));
    case 'player':
      return players.at(target.seat, 0);
  }
}
