import type { Terrain } from './terrains.js';

/** Our own signs for the terrains: a fir, two peaks, a drop. */
const drawings: Readonly<Record<Terrain, string>> = {
  forest: 'M10 1.500 5.200 7.600h2.300L3.600 12.600h5.100V18h2.600v-5.400h5.100l-3.900-5h2.300Z',
  mountain: 'M1 16.500 7.400 4.500l4 7.200 2.300-3.500 5.300 8.300Z',
  water:
    'M10 1.800c3 4 5.400 6.900 5.400 10.200a5.400 5.400 0 0 1-10.800 0c0-3.300 2.400-6.200 5.400-10.200Z',
};

export function TerrainSymbol({ terrain }: { readonly terrain: Terrain }) {
  return (
    <svg className={`terrain-symbol ${terrain}`} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d={drawings[terrain]} />
    </svg>
  );
}
