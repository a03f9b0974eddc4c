import {
  Args,
  ArgsType,
  Context,
  Field,
  ID,
  Int,
  Mutation,
  Parent,
  Query,
  ResolveField,
  Resolver,
} from '@nestjs/graphql';
import { chapterSteps } from '#coaching';
import type { Reader } from '../access/reader.js';
import { CardTextsService } from '../cards/card-texts.service.js';
import { REBUILD_COST } from '../graphql/query-limits.js';
import { Locale } from '../graphql/shared.types.js';
import { ProblemError } from '../problem-error.js';
import { cardSayings } from '../replay/state/card-sayings.js';
import { publicState } from '../replay/state/public-state.js';
import { GameState } from '../replay/state/state.types.js';
import { listedChapter } from './chapter-view.js';
import {
  ChapterInput,
  ChapterPosition,
  ChapterTries,
  ShownChapter,
  Study,
  StudyLink,
} from './study.types.js';
import { StudiesService, type OwnedStudy } from './studies.service.js';

/** The assumed number of an author's studies, for estimating the cost of a query. */
const STUDIES = 50;

const idOfStudy = { description: 'The id of the study.' };

@ArgsType()
class StudyArguments {
  @Field(() => ID, idOfStudy)
  readonly study!: string;
}

@ArgsType()
class ChapterArguments extends StudyArguments {
  @Field(() => ID, { description: 'The id of the chapter.' })
  readonly chapter!: string;
}

@ArgsType()
class AddChapterArguments extends StudyArguments {
  @Field(() => ID, { description: 'The id of the game.' })
  readonly game!: string;
  @Field({
    description:
      'The first position, as the number of an event such as `142`. Choose a position with a decision of ' +
      'the seat if possible.',
  })
  readonly position!: string;
  @Field(() => String, {
    nullable: true,
    description: 'The last position, up to 200 events later. Default: the first position.',
  })
  readonly until?: string | null;
  @Field(() => String, { defaultValue: 'spectator', description: 'The perspective of the chapter.' })
  readonly as!: string;
  @Field(() => ChapterInput, { nullable: true, description: 'The text, question and marks. Default: none.' })
  readonly content?: ChapterInput | null;
}

const nothing: ChapterInput = { text: '', arrows: [], highlights: [], question: null };

@Resolver(() => Study)
export class StudiesResolver {
  constructor(private readonly studies: StudiesService) {}

  @Query(() => [Study], {
    name: 'studies',
    complexity: ({ childComplexity }) => 2 * REBUILD_COST + STUDIES * childComplexity,
    description: 'Your studies, newest first. Error: FORBIDDEN.',
  })
  async list(@Context('reader') reader: Reader): Promise<readonly Study[]> {
    return (await this.studies.list(reader)).map(shown);
  }

  @Query(() => Study, {
    complexity: ({ childComplexity }) => REBUILD_COST + childComplexity,
    description:
      'One of your studies, or the study whose token you send. Errors: FORBIDDEN, STUDY_NOT_FOUND.',
  })
  async study(
    @Context('reader') reader: Reader,
    @Args('id', {
      type: () => ID,
      nullable: true,
      description: 'The id of the study. Default: the study whose token you send.',
    })
    id: string | null | undefined,
  ): Promise<Study> {
    return shown(await this.studies.of(id ?? null, reader));
  }

  @ResolveField(() => StudyLink, {
    nullable: true,
    complexity: ({ childComplexity }) => 20 + childComplexity,
    description: 'The link for readers. Null if there is none, or if you are not the author.',
  })
  link(@Parent() { open }: Study): Promise<StudyLink | null> {
    return this.studies.link(open);
  }

  @ResolveField(() => ShownChapter, {
    complexity: ({ childComplexity }) => 3 * REBUILD_COST + childComplexity,
    description: 'A chapter as readers see it. Error: STUDY_CHAPTER_NOT_FOUND.',
  })
  chapter(
    @Context('reader') reader: Reader,
    @Parent() { open }: Study,
    @Args('id', { type: () => ID, description: 'The id of the chapter.' }) id: string,
    @Args('tried', {
      type: () => ID,
      nullable: true,
      description: 'The id that `tryChapter` returned, to see the answer. Not required for authors.',
    })
    tried: string | null | undefined,
    @Args('locale', {
      type: () => Locale,
      defaultValue: 'en',
      description: 'The language of texts in the response.',
    })
    locale: Locale,
  ): Promise<ShownChapter> {
    return this.studies.chapterFor(open, id, tried ?? null, locale, reader);
  }

  @ResolveField(() => ChapterTries, {
    nullable: true,
    complexity: ({ childComplexity }) => REBUILD_COST + childComplexity,
    description:
      "The readers' answers to the question of a chapter. Null unless you are the author. Error: " +
      'STUDY_CHAPTER_NOT_FOUND.',
  })
  tries(
    @Parent() { open }: Study,
    @Args('chapter', { type: () => ID, description: 'The id of the chapter.' }) chapter: string,
  ): Promise<ChapterTries | null> {
    return this.studies.tries(open, chapter);
  }

  @Mutation(() => ID, {
    complexity: 2 * REBUILD_COST,
    description:
      'Answers the question of a chapter of the study whose token you send. Returns the id that shows the ' +
      'answer, for `tried`. The author sees how often each choice was made, but no names. Errors: ' +
      'STUDY_NOT_FOUND, STUDY_CHAPTER_NOT_FOUND, OPTION_UNKNOWN, OPTION_REPEATED, OPTIONS_TOO_FEW, ' +
      'OPTIONS_TOO_MANY.',
  })
  tryChapter(
    @Context('reader') reader: Reader,
    @Args('chapter', { type: () => ID, description: 'The id of the chapter.' }) chapter: string,
    @Args('choice', {
      type: () => [String],
      nullable: true,
      description: 'Keys of options in `choices`. Null to see the answer without choosing.',
    })
    choice: string[] | null | undefined,
  ): Promise<string> {
    return this.studies.try(chapter, choice ?? null, reader, new Date());
  }

  @Mutation(() => Study, {
    complexity: ({ childComplexity }) => 2 * REBUILD_COST + childComplexity,
    description: 'Creates a study without chapters. Errors: FORBIDDEN, STUDY_INVALID, STUDIES_TOO_MANY.',
  })
  async startStudy(
    @Context('reader') reader: Reader,
    @Args('title', { description: 'The title, at most 80 characters.' }) title: string,
  ): Promise<Study> {
    return shown(await this.studies.start(title, reader, new Date()));
  }

  @Mutation(() => Study, {
    complexity: ({ childComplexity }) => REBUILD_COST + childComplexity,
    description: 'Changes the title of a study. Errors: those of `study`, STUDY_INVALID, STUDY_TOO_LARGE.',
  })
  async nameStudy(
    @Context('reader') reader: Reader,
    @Args() { study }: StudyArguments,
    @Args('title', { description: 'The title, at most 80 characters.' }) title: string,
  ): Promise<Study> {
    return shown(await this.studies.name(study, title, reader));
  }

  @Mutation(() => Study, {
    complexity: ({ childComplexity }) => 2 * REBUILD_COST + childComplexity,
    description:
      'Adds a chapter with positions of a game to the end of a study. Readers of the study see only these ' +
      'positions of the game. Errors: those of `study`, GAME_NOT_FOUND, WRITING_FORBIDDEN, ' +
      'POSITION_OUT_OF_RANGE, VIEWER_INVALID, VIEW_FORBIDDEN, STUDY_INVALID, STUDY_CHAPTERS_TOO_MANY, ' +
      'STUDY_TOO_LARGE, SHARES_TOO_MANY.',
  })
  async addChapter(
    @Context('reader') reader: Reader,
    @Args() { study, game, position, until, as, content }: AddChapterArguments,
  ): Promise<Study> {
    const line = { game, position, until: until ?? position, as };
    return shown(await this.studies.add(study, line, content ?? nothing, reader));
  }

  @Mutation(() => Study, {
    complexity: ({ childComplexity }) => 2 * REBUILD_COST + childComplexity,
    description:
      'Replaces the text, question and marks of a chapter. Errors: those of `study`, ' +
      'STUDY_CHAPTER_NOT_FOUND, STUDY_INVALID, STUDY_TOO_LARGE.',
  })
  async changeChapter(
    @Context('reader') reader: Reader,
    @Args() { study, chapter }: ChapterArguments,
    @Args('content', { description: 'The complete text, question and marks.' }) content: ChapterInput,
  ): Promise<Study> {
    return shown(await this.studies.change(study, chapter, content, reader));
  }

  @Mutation(() => Study, {
    complexity: ({ childComplexity }) => REBUILD_COST + childComplexity,
    description:
      'Moves a chapter to another index. Errors: those of `study`, STUDY_CHAPTER_NOT_FOUND, ' +
      'STUDY_TOO_LARGE.',
  })
  async moveChapter(
    @Context('reader') reader: Reader,
    @Args() { study, chapter }: ChapterArguments,
    @Args('place', {
      type: () => Int,
      description: 'The index, from 0. An index beyond the end moves the chapter to the end.',
    })
    place: number,
  ): Promise<Study> {
    return shown(await this.studies.move(study, chapter, place, reader));
  }

  @Mutation(() => Study, {
    complexity: ({ childComplexity }) => REBUILD_COST + childComplexity,
    description: 'Removes a chapter. Errors: those of `study`, STUDY_CHAPTER_NOT_FOUND.',
  })
  async removeChapter(
    @Context('reader') reader: Reader,
    @Args() { study, chapter }: ChapterArguments,
  ): Promise<Study> {
    return shown(await this.studies.remove(study, chapter, reader));
  }

  @Mutation(() => Study, {
    complexity: ({ childComplexity }) => REBUILD_COST + childComplexity,
    description: 'Creates the link for readers. Errors: those of `study`, STUDY_TOO_LARGE.',
  })
  async shareStudy(@Context('reader') reader: Reader, @Args() { study }: StudyArguments): Promise<Study> {
    return shown(await this.studies.share(study, true, reader));
  }

  @Mutation(() => Study, {
    complexity: ({ childComplexity }) => REBUILD_COST + childComplexity,
    description: 'Revokes the link for readers. Errors: those of `study`.',
  })
  async unshareStudy(@Context('reader') reader: Reader, @Args() { study }: StudyArguments): Promise<Study> {
    return shown(await this.studies.share(study, false, reader));
  }

  @Mutation(() => ID, {
    complexity: 2 * REBUILD_COST,
    description: 'Permanently deletes a study, but not its games. Returns its id. Errors: those of `study`.',
  })
  async deleteStudy(@Context('reader') reader: Reader, @Args() { study }: StudyArguments): Promise<string> {
    await this.studies.delete(study, reader);
    return study;
  }
}

/** Shows the table at each position of a chapter. */
@Resolver(() => ChapterPosition)
export class ChapterPositionResolver {
  constructor(private readonly words: CardTextsService) {}

  @ResolveField(() => GameState, {
    complexity: ({ childComplexity }) => REBUILD_COST + childComplexity,
    description: 'The state of the game at a position of the chapter. Error: POSITION_OUT_OF_RANGE.',
  })
  state(
    @Parent() { opened, chapter, locale }: ChapterPosition,
    @Args('at', {
      type: () => String,
      nullable: true,
      description: "The `position` of one of the chapter's steps. Default: the first.",
    })
    at: string | null | undefined,
  ): GameState {
    const position = at ?? `${chapter.from}`;
    if (!chapterSteps(opened.events, chapter).map(String).includes(position))
      throw new ProblemError({
        code: 'POSITION_OUT_OF_RANGE',
        message: 'The chapter does not show that position.',
        advice: "Use the `position` of one of the chapter's steps.",
      });
    return publicState(opened, position, chapter.as, cardSayings(this.words, opened, locale));
  }
}

const shown = (open: OwnedStudy): Study => {
  const { study, title, by, at, chapters } = open.study;
  return {
    open,
    id: study,
    title,
    by,
    at: new Date(at),
    isYours: open.isYours,
    chapters: chapters.map((chapter) => listedChapter(chapter, open.isYours)),
  };
};
