import { registerEnumType } from '@nestjs/graphql';

export const Visibility = { PUBLIC: 'PUBLIC', PLAYERS: 'PLAYERS', PRIVATE: 'PRIVATE' } as const;
export type Visibility = keyof typeof Visibility;
registerEnumType(Visibility, {
  name: 'Visibility',
  description:
    'The visibility of a finished game. While it is played, only people with the token of a ' +
    'seat see what that seat sees.',
  valuesMap: {
    PUBLIC: { description: 'All viewers see everything.' },
    PLAYERS: {
      description: 'Its players or importer, coaches and admins see everything. Others see it as spectators.',
    },
    PRIVATE: {
      description: 'Only its players or importer, coaches and admins see it. For others it does not exist.',
    },
  },
});
