import { registerEnumType } from '@nestjs/graphql';

export const Visibility = { PUBLIC: 'PUBLIC', PLAYERS: 'PLAYERS', PRIVATE: 'PRIVATE' } as const;
export type Visibility = keyof typeof Visibility;
registerEnumType(Visibility, {
  name: 'Visibility',
  description:
    'The visibility of a finished game. While a game is in progress, only people with a seat token can ' +
    'see what the player in that seat sees.',
  valuesMap: {
    PUBLIC: { description: 'All users can view everything.' },
    PLAYERS: {
      description:
        'Its players or importer, coaches and admins can view everything. Others can view the game as ' +
        'spectators.',
    },
    PRIVATE: {
      description:
        'Only its players or importer, coaches and admins can view it. For others, the game does not exist.',
    },
  },
});
