import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { Annotation } from '../notes/note.types.js';
import { PendingDecision } from '../replay/state/state.types.js';

/** The maximum number of annotations in one change. */
export const MOST_IN_CHANGE = 100;

@ObjectType({ description: 'A change of the notes about a game.' })
export class NoteChange {
  @Field({ description: 'Whether the message contains all notes. If so, discard the notes that you have.' })
  readonly anew!: boolean;
  @Field(() => [Annotation], {
    description: 'New and changed notes, at most 100. More follow in another message.',
  })
  readonly annotations!: readonly Annotation[];
  @Field(() => [ID], { description: 'The notes that were removed, or that you can no longer view.' })
  readonly removed!: readonly string[];
  @Field(() => [String], { description: 'The current tags of the game.' })
  readonly tags!: readonly string[];
}

@ObjectType({ description: 'A decision that a player has to make.' })
export class SeatAsked {
  @Field(() => ID, { description: 'The id of the game.' })
  readonly game!: string;
  @Field(() => Int, { description: 'The seat, from 0.' })
  readonly seat!: number;
  @Field({ description: 'The name of the player.' })
  readonly name!: string;
  @Field({ description: 'The position at which it became pending.' })
  readonly position!: string;
  @Field(() => PendingDecision, { description: 'The decision, as its player sees it.' })
  readonly decision!: PendingDecision;
}
