import { comparisons } from './comparisons-in-other-words.js';
import { counters } from './counters-in-other-words.js';
import { deeds } from './deeds-in-other-words.js';
import { timesAndZones } from './times-and-zones-in-other-words.js';
import type { Wording } from './wording.js';

/** Whole phrases that mean the same: quantities, places, players and times said in other words, each after those before it. */
export const sameMeanings: readonly Wording[] = [...deeds, ...counters, ...comparisons, ...timesAndZones];
