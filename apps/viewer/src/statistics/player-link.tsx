import { profilePath } from './profile-address.js';
import { PageLink } from '../shell/page-link.js';
import { useSay } from '../words/language.js';

interface Props {
  readonly player: string;
  readonly module: string;
}

/** Shows a player's name as a link to the player's profile. */
export function PlayerLink({ player, module }: Props) {
  const say = useSay();
  return (
    <PageLink to={profilePath(player, { game: module })} label={say('profile.of', { player })}>
      {player}
    </PageLink>
  );
}
