import { terrains, type Terrain } from '#altered/abilities';
import type { Region } from '../state/objects.js';

/**
 * Returns a region's terrains before passive abilities (3.2.1.d–e of edition 4.0). Only the latest Terrain Marker's
 * terrain counts. If there is no marker, the region's own terrains count.
 */
export function terrainsWithMarkers({ terrains: own, markers = [] }: Region): readonly Terrain[] {
  const last = markers.at(-1);
  return last === undefined ? own : [last.terrain];
}

/** Returns the name of the counter with which a hero stores unplaced Terrain Markers. */
export const markerCounter = (terrain: Terrain): string => `${terrain} marker`;

/** Whether a counter stands for unplaced Terrain Markers. */
export const isMarkerCounter = (name: string): boolean =>
  terrains.some((terrain) => markerCounter(terrain) === name);
