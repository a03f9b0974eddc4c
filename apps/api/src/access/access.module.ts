import { Global, Module, type DynamicModule } from '@nestjs/common';
import { ACCESS, type Access } from './access.js';
import { AdministrationService } from './administration.service.js';
import { AdmissionsService } from './admissions.service.js';
import { GameFacts } from './game-facts.js';
import { ReadersService } from './readers.service.js';

@Global()
@Module({})
export class AccessModule {
  static of(access: Access): DynamicModule {
    const parts = [
      { provide: ACCESS, useValue: access },
      ReadersService,
      GameFacts,
      AdmissionsService,
      AdministrationService,
    ];
    return { module: AccessModule, providers: parts, exports: parts };
  }
}
