import { terrains, type Terrain } from '#altered/abilities';
import type { Region } from '../state/objects.js';

/**
 * Returns the terrains of a region before passive abilities: those of its latest Terrain Marker, otherwise its own
 * (3.2.1.d–e of edition 4.0).
 */
export function terrainsWithMarkers({ terrains: own, markers = [] }: Region): readonly Terrain[] {
  const last = markers.at(-1);
  return last === undefined ? own : [last.terrain];
}

/** Returns the name of the counter on a hero for unplaced Terrain Markers of a terrain. */
export const markerCounter = (terrain: Terrain): string => `${terrain} marker`;

/** Whether a counter represents Terrain Markers. */
export const isMarkerCounter = (name: string): boolean =>
  terrains.some((terrain) => markerCounter(terrain) === name);
