import { registerEnumType } from '@nestjs/graphql';

export const Visibility = { PUBLIC: 'PUBLIC', PLAYERS: 'PLAYERS', PRIVATE: 'PRIVATE' } as const;
export type Visibility = keyof typeof Visibility;
registerEnumType(Visibility, {
  name: 'Visibility',
  description:
    'Who may look at a game when it is over. While it is played, a seat is shown to whoever has its token alone.',
  valuesMap: {
    PUBLIC: { description: 'Everybody, at everything.' },
    PLAYERS: { description: 'Its players, coaches and admins at everything; others as spectators.' },
    PRIVATE: { description: 'Its players, coaches and admins; for others it is not there.' },
  },
});
