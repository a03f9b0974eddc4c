import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { Annotation } from '../notes/note.types.js';
import { PendingDecision } from '../replay/state/state.types.js';

/** The maximum number of annotations in one change. */
export const MOST_IN_CHANGE = 100;

@ObjectType({ description: 'A change of the notes about a game.' })
export class NoteChange {
  @Field({ description: 'Whether all notes are sent again. Discard those that you have.' })
  readonly anew!: boolean;
  @Field(() => [Annotation], {
    description: 'New and changed ones, at most 100. More follow in another change.',
  })
  readonly annotations!: readonly Annotation[];
  @Field(() => [ID], { description: 'Those that were removed, or that you can no longer view.' })
  readonly removed!: readonly string[];
  @Field(() => [String], { description: 'The tags of the game as they are now.' })
  readonly tags!: readonly string[];
}

@ObjectType({ description: 'A decision that a seat is asked for.' })
export class SeatAsked {
  @Field(() => ID, { description: 'The id of the game.' })
  readonly game!: string;
  @Field(() => Int, { description: 'The seat, from 0.' })
  readonly seat!: number;
  @Field({ description: 'The name of the player.' })
  readonly name!: string;
  @Field({ description: 'Where it is asked.' })
  readonly position!: string;
  @Field(() => PendingDecision, { description: 'As the seat sees it.' })
  readonly decision!: PendingDecision;
}
