/** The parts of a landscape: a sky, ridges, and details such as trees or stars. */
export interface LandscapeParts {
  readonly sun: { readonly x: number; readonly y: number; readonly r: number };
  readonly ridges: readonly string[];
  /** The time of day, which determines the colours of the sky. */
  readonly light: 'dawn' | 'day' | 'dusk' | 'night';
  /** The path of the fir trees on the nearest ridge, the stars, or the birds. */
  readonly details: string;
}

/** Returns the landscape of a card. The same reference always has the same landscape. */
export function landscapeOf(reference: string): LandscapeParts {
  const next = numbersFrom(reference);
  const sun = { x: 15 + next() * 70, y: 10 + next() * 18, r: 5 + next() * 9 };
  const ridges = [30, 40, 50].map((height) => ridge(height, next));
  const light = lights[Math.floor(next() * lights.length)] ?? 'day';
  const details = detailsOf(Math.floor(next() * 3), next);
  return { sun, ridges, light, details };
}

const lights = ['dawn', 'day', 'dusk', 'night'] as const;

function detailsOf(kind: number, next: () => number): string {
  const places = Array.from({ length: 3 + Math.floor(next() * 4) }, () => next() * 96 + 2);
  const drawn = places.map((x) => {
    if (kind === 0) {
      const height = 7 + next() * 8;
      return `M${x.toFixed(1)} ${(50 - height).toFixed(1)}l${(height / 3.2).toFixed(1)} ${height.toFixed(1)}h-${(height / 1.6).toFixed(1)}Z`;
    }
    const y = 5 + next() * 18;
    if (kind === 1) return `M${x.toFixed(1)} ${y.toFixed(1)}l1 2 2 1-2 1-1 2-1-2-2-1 2-1Z`;
    return `M${x.toFixed(1)} ${y.toFixed(1)}q2-2.500 4 0q2-2.500 4 0q-2-1-4 1q-2-2-4-1Z`;
  });
  return drawn.join('');
}

function ridge(height: number, next: () => number): string {
  const peaks = 2 + Math.floor(next() * 3);
  const width = 100 / peaks;
  let path = `M0 60V${(height + next() * 8).toFixed(1)}`;
  for (let peak = 0; peak < peaks; peak += 1) {
    const x = peak * width;
    const top = height - 6 - next() * 14;
    const foot = height + next() * 8;
    path += `Q${(x + width * (0.3 + next() * 0.4)).toFixed(1)} ${top.toFixed(1)} ${(x + width).toFixed(1)} ${foot.toFixed(1)}`;
  }
  return `${path}V60Z`;
}

/** Returns a function that generates numbers in [0, 1). The numbers depend only on the given text. */
export function numbersFrom(text: string): () => number {
  let state = 2166136261;
  for (const letter of text) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519);
    state = Math.imul(state ^ (state >>> 13), 3266489917);
    state ^= state >>> 16;
    return (state >>> 0) / 2 ** 32;
  };
}
