import { randomUUID } from 'node:crypto';
import {
  Args,
  ArgsType,
  Context,
  Field,
  ID,
  Mutation,
  Parent,
  ResolveField,
  Resolver,
} from '@nestjs/graphql';
import type { Annotation as Written, GameNotes } from '#projections';
import { comparePositions, type Position } from '#record';
import type { Reader } from '../access/reader.js';
import { Game } from '../graphql/game.types.js';
import { REBUILD_COST } from '../graphql/query-limits.js';
import { FoldPageArguments, foldedCount, pageOf } from '../graphql/pages.js';
import { ProblemError, valueOf } from '../problem-error.js';
import type { OpenedGame } from '../replay/opened-game.js';
import { ReplayedGames } from '../replay/replayed-games.js';
import { Annotation, AnnotationConnection, RemarkArguments } from './note.types.js';
import { NotesService } from './notes.service.js';
import { remarkOf } from './remark.js';
import { annotationFor, annotationsIn, parsedPosition } from './annotation-view.js';
import { mayChange, mayWrite, openToWrite, signed, signedSealed } from './writing.js';

@ArgsType()
export class AnnotationsArguments extends FoldPageArguments {
  @Field(() => String, { nullable: true, description: 'Only annotations about this position or later ones.' })
  readonly from?: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Only annotations about this position or earlier ones.',
  })
  readonly to?: string | null;
}

@Resolver(() => Game)
export class AnnotationsResolver {
  constructor(
    private readonly games: ReplayedGames,
    private readonly notes: NotesService,
  ) {}

  @ResolveField(() => AnnotationConnection, {
    complexity: ({ args, childComplexity }) => REBUILD_COST + foldedCount(args) * childComplexity,
    description:
      'Annotations of positions in the game, in game order. You see only annotations written from a ' +
      'perspective that you can view.',
  })
  async annotations(
    @Parent() { id }: Game,
    @Context('reader') reader: Reader,
    @Args() args: AnnotationsArguments,
  ): Promise<AnnotationConnection> {
    const game = await this.games.open(id, reader);
    const annotations = annotationsIn(game, await this.notes.of(game.id), reader);
    const from = positionOf(args.from);
    const to = positionOf(args.to);
    const meant = annotations.filter(
      (annotation) =>
        (from === null || comparePositions(parsedPosition(annotation.to), from) >= 0) &&
        (to === null || comparePositions(parsedPosition(annotation.from), to) <= 0),
    );
    const places = new Map(meant.map((annotation, index) => [annotation, index]));
    return valueOf(
      pageOf(
        meant,
        args,
        (annotation) => [parsedPosition(annotation.from).revision, places.get(annotation) ?? 0],
        (annotation) => annotationFor(game.id, reader, annotation),
      ),
    );
  }

  @ResolveField(() => Boolean, {
    description: 'Whether you can annotate, tag and share the game.',
  })
  writable(@Parent() { id }: Game, @Context('reader') reader: Reader): boolean {
    return mayWrite(this.games.idOf(id), reader);
  }

  @Mutation(() => Annotation, {
    complexity: REBUILD_COST,
    description: 'Adds an annotation to one or several positions in a game.',
  })
  async annotate(
    @Context('reader') reader: Reader,
    @Args('game', { type: () => ID, description: 'The id of the game.' }) id: string,
    @Args() args: RemarkArguments,
    @Args('sealed', {
      type: () => Boolean,
      defaultValue: false,
      description: 'Whether only you can read it until the game is over.',
    })
    sealed: boolean,
  ): Promise<Annotation> {
    const game = await openToWrite(this.games, id, reader);
    const remark = valueOf(remarkOf(game, args));
    const kind = sealed ? 'AnnotationSealed' : 'Annotated';
    const signature = sealed ? signedSealed(game.id, reader, args.as) : signed(game.id, reader);
    if (sealed && signature.author === undefined) throw new ProblemError(unsigned);
    const annotated = { id: randomUUID(), ...remark, ...signature };
    const notes = await this.notes.write(game.id, () => [{ kind, ...annotated }]);
    return annotationFor(game.id, reader, annotationIn(notes, annotated.id));
  }

  @Mutation(() => Annotation, {
    complexity: REBUILD_COST,
    description:
      'Changes an annotation. Others see the new version if they can view both the old and the new ' +
      'perspective. Only for its author and admins.',
  })
  async changeAnnotation(
    @Context('reader') reader: Reader,
    @Args('game', { type: () => ID, description: 'The id of the game.' }) gameId: string,
    @Args('id', { type: () => ID, description: 'The id of the annotation.' }) id: string,
    @Args() args: RemarkArguments,
  ): Promise<Annotation> {
    const game = await openToWrite(this.games, gameId, reader);
    const remark = valueOf(remarkOf(game, args));
    const notes = await this.notes.write(game.id, (before) => {
      requireChangeable(game, reader, before, id);
      return [{ kind: 'AnnotationChanged', id, ...remark, ...signed(game.id, reader) }];
    });
    return annotationFor(game.id, reader, annotationIn(notes, id));
  }

  @Mutation(() => ID, {
    complexity: REBUILD_COST,
    description: 'Removes an annotation. Returns its id. Only for its author and admins.',
  })
  async removeAnnotation(
    @Context('reader') reader: Reader,
    @Args('game', { type: () => ID, description: 'The id of the game.' }) gameId: string,
    @Args('id', { type: () => ID, description: 'The id of the annotation.' }) id: string,
  ): Promise<string> {
    const game = await openToWrite(this.games, gameId, reader);
    await this.notes.write(game.id, (before) => {
      requireChangeable(game, reader, before, id);
      return [{ kind: 'AnnotationRemoved', id, ...signed(game.id, reader) }];
    });
    return id;
  }
}

const positionOf = (text: string | null | undefined): Position | null =>
  text == null ? null : parsedPosition(text);

/**
 * Thrown if a reader without a name writes a sealed annotation, because the server could not recognise its author
 * later.
 */
const unsigned = {
  code: 'WRITING_FORBIDDEN',
  message: 'Your token does not name a person, so a sealed annotation could not be shown to you again.',
  advice: 'Send the token of a seat in the game, or a token that contains a name.',
} as const;

/** Returns the annotation with the given id. Fails with `ANNOTATION_NOT_FOUND` if there is none. */
function annotationIn({ annotations }: Pick<GameNotes, 'annotations'>, id: string): Written {
  const annotation = annotations.find((written) => written.id === id);
  if (annotation !== undefined) return annotation;
  throw new ProblemError({
    code: 'ANNOTATION_NOT_FOUND',
    message: `The game has no annotation "${id}".`,
    advice: "Use the game's field `annotations` to list its annotations.",
  });
}

/**
 * Requires that the reader is allowed to change the annotation. Throws `ANNOTATION_FORBIDDEN` otherwise. Throws
 * `ANNOTATION_NOT_FOUND` if the annotation does not exist or is hidden from the reader.
 */
function requireChangeable(game: OpenedGame, reader: Reader, notes: GameNotes, id: string): void {
  if (mayChange(game.id, reader, annotationIn({ annotations: annotationsIn(game, notes, reader) }, id)))
    return;
  throw new ProblemError({
    code: 'ANNOTATION_FORBIDDEN',
    message: "Only the annotation's author and admins can change or remove it.",
    advice: 'Write your own annotation at the same position.',
  });
}
