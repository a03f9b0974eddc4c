import type { Decision, Json, Option, PublicState } from '#record';
import type { CardSayings } from './public-state.js';
import type { DecisionOption } from './state.types.js';

type Asked = Pick<Decision, 'kind' | 'options' | 'about'>;

/** Options as they stand in the schema: those of a choice of modes with what the card says of them; only these need the table. */
export function toldOptions(
  { kind, options, about }: Asked,
  table: () => Pick<PublicState, 'zones'>,
  sayings: Pick<CardSayings, 'modes'>,
): readonly DecisionOption[] {
  const reference = kind === 'mode' ? referenceOf(itemIn(about), table()) : null;
  const modes = reference === null ? null : sayings.modes(reference);
  return options.map((option) => ({
    key: option.key,
    about: option.about ?? null,
    text: modes?.[modeOf(option) ?? -1] ?? null,
  }));
}

/** Which mode an option is, from 0: every game has it at the end of the key. */
function modeOf({ key }: Option): number | null {
  const [, mode] = /^mode[:-](\d+)$/.exec(key) ?? [];
  return mode === undefined ? null : Number(mode);
}

const itemIn = (about: Json | undefined): number | null => {
  const item = (about as { readonly item?: unknown } | null | undefined)?.item;
  return typeof item === 'number' ? item : null;
};

/** The card that asks, as far as the viewer knows which one it is. */
function referenceOf(item: number | null, { zones }: Pick<PublicState, 'zones'>): string | null {
  if (item === null) return null;
  const card = zones.flatMap(({ cards }) => cards).find((one) => one.item === item);
  return card?.face?.reference ?? null;
}
