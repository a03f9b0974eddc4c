import type { ProfilePartPartsFragment as ProfilePart } from '../generated/graphql.js';
import { SortableTable } from '../statistics/sortable-table.js';
import type { SortableColumn } from '../statistics/sorting.js';
import { useSay } from '../words/language.js';
import { Points } from './points.js';

interface Props<Part> {
  readonly title: string;
  /** The header of the column that contains the names. */
  readonly column: string;
  readonly testId: string;
  readonly parts: readonly Part[];
  readonly named: (part: Part) => string;
  /**
   * The corresponding parts of another player's profile, and that player's name. Null if no other player is compared.
   */
  readonly beside: { readonly player: string; readonly parts: readonly Part[] } | null;
}

/** Shows the losses by day, Hero or deck. Renders nothing if there are none. */
export function PartTable<Part extends ProfilePart>({
  title,
  column,
  testId,
  parts,
  named,
  beside,
}: Props<Part>) {
  const say = useSay();
  if (parts.every(({ key }) => key === '')) return null;
  const most = Math.max(
    0,
    ...[...parts, ...(beside?.parts ?? [])].map(({ lost }) => lost.high ?? lost.value ?? 0),
  );
  const columns: readonly SortableColumn<Part>[] = [
    {
      id: 'key',
      title: column,
      value: ({ key }) => (/^\d+$/.test(key) ? Number(key) : key),
      cell: (part) => (part.key === '' ? say('profile.unknown') : named(part)),
    },
    {
      id: 'lost',
      title: say('profile.points'),
      value: ({ lost }) => lost.value,
      cell: ({ lost }) => <Points mean={lost} most={most} />,
    },
    ...(beside === null ? [] : [besideColumn(beside, most)]),
    { id: 'games', title: say('profile.games'), value: ({ met }) => met },
    { id: 'decisions', title: say('profile.decisions'), value: ({ decisions }) => decisions },
    { id: 'errors', title: say('profile.errors'), value: ({ errors }) => errors },
  ];
  return (
    <section className="profile-part">
      <h2>{title}</h2>
      <SortableTable
        caption={title}
        testId={testId}
        columns={columns}
        rows={parts}
        rowKey={({ key }) => key}
      />
    </section>
  );
}

function besideColumn<Part extends ProfilePart>(
  { player, parts }: NonNullable<Props<Part>['beside']>,
  most: number,
): SortableColumn<Part> {
  const other = (part: Part): Part | undefined => parts.find(({ key }) => key === part.key);
  return {
    id: 'beside',
    title: player,
    value: (part) => other(part)?.lost.value ?? null,
    cell: (part) => {
      const found = other(part);
      return found === undefined ? '–' : <Points mean={found.lost} most={most} />;
    },
  };
}
