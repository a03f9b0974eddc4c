import { Controller, Get, HttpStatus, Inject, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Analyst } from './analyst.js';
import { AnalystMetrics } from './metrics.js';
import { PARTS, type AnalystParts } from './analyst.tokens.js';

@Controller()
export class AnalystHealthController {
  constructor(
    @Inject(PARTS) private readonly parts: AnalystParts,
    private readonly analyst: Analyst,
    private readonly figures: AnalystMetrics,
  ) {}

  /** Responds as long as the process is alive. */
  @Get('health/live')
  live() {
    return { status: 'ok' };
  }

  /** Reports whether the analyst is able to take reviews. If it is not, responds with status 503 and the problem. */
  @Get('health/ready')
  ready(@Res({ passthrough: true }) response: Response) {
    const { problem, review } = this.analyst;
    if (problem !== null) response.status(HttpStatus.SERVICE_UNAVAILABLE);
    return { status: problem === null ? 'ok' : 'error', problem, review };
  }

  @Get('metrics')
  async metrics(@Res() response: Response): Promise<void> {
    // The metric keeps its last value while the queue is unreachable.
    const waiting = await this.parts.queue.waiting().catch(() => null);
    if (waiting !== null) this.figures.waiting.set(waiting);
    const { registry } = this.figures;
    response.type(registry.contentType).send(await registry.metrics());
  }
}
