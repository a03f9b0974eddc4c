import { Module } from '@nestjs/common';
import { ReplayModule } from '../replay/replay.module.js';
import { MeResolver } from './me.resolver.js';
import { OwnSeatResolver } from './own-seat.resolver.js';

@Module({ imports: [ReplayModule], providers: [MeResolver, OwnSeatResolver] })
export class MeModule {}
