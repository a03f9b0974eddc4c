import { TerrainSymbol } from '../altered/terrain-symbol.js';
import { isTerrain } from '../altered/terrains.js';

/** The sign of a statistic, or the first letter of its name where no game has drawn one. */
export function StatisticSymbol({ name }: { readonly name: string }) {
  return isTerrain(name) ? (
    <TerrainSymbol terrain={name} />
  ) : (
    <span className="statistic-letter">{name.charAt(0).toUpperCase()}</span>
  );
}

const tokens: Readonly<Record<string, string>> = { V: 'forest', M: 'mountain', O: 'water' };

/** Card text with its `{X}` signs drawn. */
export function CardText({ text }: { readonly text: string }) {
  return text.split(/(\{[^}]{1,3}\})/).map((part, index) => {
    const sign = /^\{(.{1,3})\}$/.exec(part)?.[1];
    if (sign === undefined) return part;
    const terrain = tokens[sign];
    return terrain !== undefined && isTerrain(terrain) ? (
      <TerrainSymbol key={index} terrain={terrain} />
    ) : (
      <span key={index} className="text-sign">
        {sign}
      </span>
    );
  });
}
