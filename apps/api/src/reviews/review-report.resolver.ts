import { Args, ArgsType, Context, Field, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { Reader } from '../access/reader.js';
import { REBUILD_COST } from '../graphql/query-limits.js';
import { Locale } from '../graphql/shared.types.js';
import { GameReview, ReportFormat } from './review.types.js';
import { ReviewsService } from './reviews.service.js';

/**
 * The cost of a report. A report shows a table for each turning point and searches the whole game for missed
 * opportunities.
 */
const REPORT_COST = 20 * REBUILD_COST;

@ArgsType()
class ReportArguments {
  @Field(() => ReportFormat, { description: 'The format.' })
  readonly format!: ReportFormat;
  @Field(() => Locale, { defaultValue: 'en', description: 'The language of the report.' })
  readonly locale!: Locale;
}

@Resolver(() => GameReview)
export class ReviewReportResolver {
  constructor(private readonly reviews: ReviewsService) {}

  @ResolveField(() => String, {
    nullable: true,
    complexity: REPORT_COST,
    description: 'The review as a document to read outside Retrace. Null if the review is not ready.',
  })
  report(
    @Parent() review: GameReview,
    @Context('reader') reader: Reader,
    @Args() { format, locale }: ReportArguments,
  ): Promise<string | null> {
    return this.reviews.report(review, format, locale, reader);
  }
}
