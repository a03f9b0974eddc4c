import { Module } from '@nestjs/common';
import { ReplayModule } from '../replay/replay.module.js';
import { MeResolver } from './me.resolver.js';
import { OwnSeatResolver } from './own-seat.resolver.js';

/** Returns the identity of the sender, and the ways to sign in. */
@Module({ imports: [ReplayModule], providers: [MeResolver, OwnSeatResolver] })
export class MeModule {}
