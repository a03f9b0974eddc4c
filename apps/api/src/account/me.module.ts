import { Module } from '@nestjs/common';
import { MeResolver } from './me.resolver.js';

/** Tells senders who they are, and how they sign in. */
@Module({ providers: [MeResolver] })
export class MeModule {}
