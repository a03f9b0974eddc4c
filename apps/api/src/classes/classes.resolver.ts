import {
  Args,
  Context,
  Extensions,
  ID,
  Int,
  Mutation,
  Parent,
  Query,
  ResolveField,
  Resolver,
  Subscription,
} from '@nestjs/graphql';
import { roundFor } from '#coaching';
import type { Reader } from '../access/reader.js';
import { REBUILD_COST } from '../graphql/query-limits.js';
import { Locale } from '../graphql/shared.types.js';
import { costing } from '../live/costing.js';
import { marksIn, marksOf } from '../studies/chapter-view.js';
import { ShownChapter, StudyLink } from '../studies/study.types.js';
import { ClassSeat, CoachedClass, MarkedPlaceInput, type ClassPupil } from './class.types.js';
import { ClassesService, latestRounds, type AttendedClass } from './classes.service.js';
import { LiveClasses } from './live-classes.js';

const ofStudy = { type: () => ID, description: 'The id of the study.' };
const ofOneStudy = {
  type: () => ID,
  nullable: true,
  description: 'The id of one of your studies. Default: the class whose token you send.',
};

@Resolver(() => CoachedClass)
export class ClassesResolver {
  constructor(
    private readonly classes: ClassesService,
    private readonly live: LiveClasses,
  ) {}

  @Query(() => CoachedClass, {
    name: 'class',
    complexity: ({ childComplexity }) => REBUILD_COST + childComplexity,
    description:
      'The class on one of your studies, or the class whose token you send. Errors: FORBIDDEN, ' +
      'STUDY_NOT_FOUND, CLASS_NOT_FOUND.',
  })
  async of(
    @Context('reader') reader: Reader,
    @Args('study', ofOneStudy) study: string | null | undefined,
  ): Promise<CoachedClass> {
    return shown(await this.classes.of(study ?? null, reader));
  }

  @Extensions(costing(({ childComplexity }) => REBUILD_COST + childComplexity))
  @Subscription(() => CoachedClass, {
    resolve: (attended: AttendedClass) => shown(attended),
    description:
      'The class now, and again after every change. Ends with the class. Errors: those of `class`.',
  })
  classChanges(
    @Context('reader') reader: Reader,
    @Args('study', ofOneStudy) study: string | null | undefined,
  ): Promise<AsyncIterable<AttendedClass>> {
    return this.live.follow(study ?? null, reader);
  }

  @ResolveField(() => ShownChapter, {
    complexity: ({ childComplexity }) => 3 * REBUILD_COST + childComplexity,
    description:
      'A chapter of the class. Pupils see it up to the furthest position that the coach has shown. They ' +
      'see the answer after the coach has shown a later position or revealed the choices. Error: ' +
      'STUDY_CHAPTER_NOT_FOUND.',
  })
  chapter(
    @Context('reader') reader: Reader,
    @Parent() { attended }: CoachedClass,
    @Args('id', { type: () => ID, description: 'The id of the chapter.' }) id: string,
    @Args('locale', {
      type: () => Locale,
      defaultValue: 'en',
      description: 'The language of texts in the response.',
    })
    locale: Locale,
  ): Promise<ShownChapter> {
    return this.classes.chapter(attended, id, locale, reader);
  }

  @ResolveField(() => StudyLink, {
    nullable: true,
    complexity: ({ childComplexity }) => 20 + childComplexity,
    description: 'The link for pupils. Null if the class has ended, or if you are not its coach.',
  })
  link(@Parent() { attended }: CoachedClass): Promise<StudyLink | null> {
    return this.classes.link(attended);
  }

  @Mutation(() => CoachedClass, {
    complexity: ({ childComplexity }) => 2 * REBUILD_COST + childComplexity,
    description:
      'Opens a class on one of your studies, or returns the open class. Errors: those of `study`, ' +
      'CLASS_TOO_LARGE.',
  })
  async openClass(
    @Context('reader') reader: Reader,
    @Args('study', ofStudy) study: string,
  ): Promise<CoachedClass> {
    return shown(await this.classes.open(study, reader, new Date()));
  }

  @Mutation(() => CoachedClass, {
    complexity: ({ childComplexity }) => REBUILD_COST + childComplexity,
    description:
      'Shows a position of a chapter to the pupils. Errors: those of `class`, STUDY_CHAPTER_NOT_FOUND, ' +
      'CLASS_PLACE_INVALID, CLASS_TOO_LARGE.',
  })
  async moveClass(
    @Context('reader') reader: Reader,
    @Args('study', ofStudy) study: string,
    @Args('chapter', { type: () => ID, description: 'The id of the chapter.' }) chapter: string,
    @Args('position', { description: "The `position` of one of the chapter's steps." }) position: string,
  ): Promise<CoachedClass> {
    return shown(await this.classes.move(study, chapter, position, reader));
  }

  @Mutation(() => CoachedClass, {
    complexity: ({ childComplexity }) => 2 * REBUILD_COST + childComplexity,
    description:
      'Draws marks on the shown position. Replaces earlier marks on it. The next position begins without ' +
      'marks. Errors: those of `class`, CLASS_PLACE_INVALID, CLASS_MARKS_INVALID, CLASS_TOO_LARGE.',
  })
  async markClass(
    @Context('reader') reader: Reader,
    @Args('study', ofStudy) study: string,
    @Args('place', { description: 'The shown position, and all of its marks.' })
    { chapter, position, ...marks }: MarkedPlaceInput,
  ): Promise<CoachedClass> {
    return shown(await this.classes.mark(study, chapter, position, marksIn(marks), reader));
  }

  @Mutation(() => CoachedClass, {
    complexity: ({ childComplexity }) => 2 * REBUILD_COST + childComplexity,
    description:
      'Asks all pupils to choose at the first position of the shown chapter. Errors: those of `class`, ' +
      'CLASS_ROUND_EMPTY, CLASS_TOO_LARGE.',
  })
  async askClass(
    @Context('reader') reader: Reader,
    @Args('study', ofStudy) study: string,
  ): Promise<CoachedClass> {
    return shown(await this.classes.ask(study, reader, new Date()));
  }

  @Mutation(() => CoachedClass, {
    complexity: ({ childComplexity }) => REBUILD_COST + childComplexity,
    description:
      'Reveals the choices of a round to its pupils. Errors: those of `class`, CLASS_ROUND_CLOSED.',
  })
  async revealRound(
    @Context('reader') reader: Reader,
    @Args('study', ofStudy) study: string,
    @Args('round', { type: () => Int, description: 'The number of the round.' }) round: number,
    @Args('named', {
      defaultValue: false,
      description: 'Whether pupils see the names of those who made each choice.',
    })
    named: boolean,
  ): Promise<CoachedClass> {
    return shown(await this.classes.reveal(study, round, named, reader));
  }

  @Mutation(() => CoachedClass, {
    complexity: ({ childComplexity }) => REBUILD_COST + childComplexity,
    description:
      'Ends a class. Its link stops working, but its rounds remain stored. Errors: those of `class`.',
  })
  async endClass(
    @Context('reader') reader: Reader,
    @Args('study', ofStudy) study: string,
  ): Promise<CoachedClass> {
    return shown(await this.classes.end(study, reader));
  }

  @Mutation(() => ClassSeat, {
    complexity: ({ childComplexity }) => REBUILD_COST + childComplexity,
    description:
      'Joins the class whose token you send. Errors: CLASS_NOT_FOUND, CLASS_TOO_LARGE, NAME_INVALID.',
  })
  joinClass(
    @Context('reader') reader: Reader,
    @Args('name', { description: 'Your name, visible to the others. At most 40 characters.' }) name: string,
  ): Promise<ClassSeat> {
    return this.classes.join(name, reader);
  }

  @Mutation(() => CoachedClass, {
    complexity: ({ childComplexity }) => 2 * REBUILD_COST + childComplexity,
    description:
      'Answers a round as a pupil. Until the round is revealed, a later answer replaces an earlier one. ' +
      'Errors: CLASS_NOT_FOUND, CLASS_ROUND_CLOSED, OPTION_UNKNOWN, OPTION_REPEATED, OPTIONS_TOO_FEW, ' +
      'OPTIONS_TOO_MANY, CLASS_TOO_LARGE.',
  })
  async answerRound(
    @Context('reader') reader: Reader,
    @Args('round', { type: () => Int, description: 'The number of the round.' }) round: number,
    @Args('choice', { type: () => [String], description: 'Keys of options in `choices`.' })
    choice: string[],
  ): Promise<CoachedClass> {
    return shown(await this.classes.answer(round, choice, reader));
  }
}

/** Converts a class for the API, as its reader sees it. */
function shown(attended: AttendedClass): CoachedClass {
  const { found, study, isYours, pupil } = attended;
  const pupilOf = (number: number): ClassPupil => ({ number, name: found.pupils.get(number) ?? '' });
  const rounds = latestRounds(found);
  const seen = rounds.filter(
    ([, { chapter }]) => isYours || study.chapters.some((shownChapter) => shownChapter.chapter === chapter),
  );
  return {
    attended,
    study: found.study,
    title: study.title,
    by: found.by,
    isYours,
    isOpen: found.link !== null,
    pupil,
    place: found.place && {
      chapter: found.place.chapter,
      position: `${found.place.position}`,
      ...marksOf(found.place),
    },
    chapters: study.chapters.map(({ chapter: id, from, to }) => ({
      id,
      position: `${from}`,
      until: `${to}`,
    })),
    pupils: [...found.pupils.keys()].filter((number) => number >= found.firstPupil).map(pupilOf),
    rounds: seen.map(([number, round]) => {
      const { chosen, count, own, answers } = roundFor(round, isYours ? null : (pupil ?? -1));
      return {
        number,
        chapter: round.chapter,
        at: new Date(round.at),
        isOpen: found.link !== null && round.revealed === null && number === found.rounds.length - 1,
        count,
        chosen: chosen.map(pupilOf),
        own,
        answers:
          answers?.map((answer) => ({ ...answer, pupils: answer.pupils?.map(pupilOf) ?? null })) ?? null,
      };
    }),
  };
}
