import { Module } from '@nestjs/common';
import { StudiesModule } from '../studies/studies.module.js';
import { ClassesResolver } from './classes.resolver.js';
import { ClassesService } from './classes.service.js';
import { LiveClasses } from './live-classes.js';

/** Classes, in which a coach goes through a study while pupils follow and answer. */
@Module({ imports: [StudiesModule], providers: [ClassesService, LiveClasses, ClassesResolver] })
export class ClassesModule {}
