import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { buildSchema, GraphQLObjectType } from 'graphql';
import { invariant } from '#record';
import { gameFields, gameMutations, gameSubscriptions, ownSubscriptions } from './schema-queries.js';

const schema = buildSchema(readFileSync(path.resolve(import.meta.dirname, '../schema.graphql'), 'utf8'));
const fieldsOf = (type: string) => {
  const found = schema.getType(type);
  invariant(found instanceof GraphQLObjectType, `${type} is in the schema`);
  return Object.values(found.getFields());
};
const names = (fields: readonly (readonly [string, ...unknown[]])[]): readonly string[] =>
  fields.map(([field]) => field);

/**
 * If this fails, a new field reveals games. Test its visibility, and compare its responses for pairs of games that
 * differ only in hidden information. Then list the field here.
 */
describe('a test of hidden information exists', () => {
  it.each<[string, readonly string[], readonly string[]]>([
    ['Game', names(gameFields('a', '0')), []],
    [
      'Query',
      [],
      [
        ...[
          'assignment',
          'assignments',
          'blindReview',
          'card',
          'cards',
          'class',
          'deckCheck',
          'draft',
          'draftInvitation',
          'drafts',
          'game',
          'games',
        ],
        ...[
          'invitation',
          'lesson',
          'lessons',
          'match',
          'me',
          'openingHand',
          'openings',
          'playableGames',
          'prepare',
          'profile',
          'signIn',
          'statistics',
          'studies',
          'study',
          'studyLesson',
          'studyLessons',
          'tournament',
          'tournaments',
        ],
      ],
    ],
    [
      'Mutation',
      names(gameMutations('a')),
      [
        ...[
          'addMatch',
          'addStudyLesson',
          'answerAssignment',
          'answerLesson',
          'answerOpening',
          'answerRound',
          'answerStudyLesson',
          'askClass',
          'assign',
          'buildDeck',
        ],
        ...[
          'cancelReview',
          'changeChapter',
          'changeMatch',
          'changeTournament',
          'claimDraftSeat',
          'claimSeat',
        ],
        ...['closeAssignment', 'deleteDraft', 'deleteStudy', 'deleteTournament', 'endClass', 'groupGames'],
        ...['importCards', 'importGame', 'importTournament', 'inviteToDraftSeat', 'joinClass'],
        ...['markClass', 'moveChapter', 'moveClass', 'nameStudy', 'openClass', 'pick', 'playMatch'],
        ...[
          'removeChapter',
          'removeMatch',
          'removeStudyLesson',
          'renamePlayer',
          'revealRound',
          'revokeDraftInvitation',
          'shareStudy',
        ],
        ...['shareTournament', 'startDraft', 'startGame', 'startStudy', 'startTournament', 'tryChapter'],
        ...['ungroupGames', 'unshareStudy', 'unshareTournament'],
      ],
    ],
    [
      'Subscription',
      [...names(gameSubscriptions('a', '0')), ...names(ownSubscriptions('a'))],
      ['classChanges', 'draftEvents', 'games', 'openingTable', 'reviewProgress'],
    ],
  ])('for every field of %s, except those with a test of their own', (type, tried, own) => {
    const others = fieldsOf(type).filter(({ name }) => !tried.includes(name));
    expect(others.map(({ name }) => name).sort()).toEqual(own);
  });

  it("for every argument of a game's fields", () => {
    const args = fieldsOf('Game').flatMap((field) => field.args.map(({ name }) => name));
    const pages = ['after', 'before', 'first', 'last'];
    const places = ['at', 'from', 'to', 'position', 'level', 'granularity', 'every'];
    const meant = [
      'activated',
      'card',
      'filter',
      'item',
      'name',
      'names',
      'object',
      'player',
      'seat',
      'showing',
    ];
    const spent = ['playouts', 'seed', 'deckLists'];
    expect([...new Set(args)].sort()).toEqual(
      [...pages, ...places, ...meant, ...spent, 'expectation', 'as', 'locale'].sort(),
    );
  });

  it('for every filter of statistics', () => {
    const filter = schema.getType('StatisticsFilter');
    invariant(filter && 'getFields' in filter, 'statistics are narrowed');
    const tried = ['edition', 'format', 'from', 'mine', 'module', 'player', 'to'];
    expect(Object.keys(filter.getFields()).sort()).toEqual(tried);
  });

  it('for every filter of profiles', () => {
    const filter = schema.getType('ProfileFilter');
    invariant(filter && 'getFields' in filter, 'profiles are narrowed');
    const tried = ['day', 'deck', 'edition', 'format', 'hero', 'mine', 'module', 'opponent'];
    expect(Object.keys(filter.getFields()).sort()).toEqual([
      ...[...tried, 'player', 'playouts', 'rivalHero', 'since', 'theme'],
    ]);
  });

  it('for every filter of preparations', () => {
    const filter = schema.getType('PreparationFilter');
    invariant(filter && 'getFields' in filter, 'preparations are narrowed');
    const tried = ['edition', 'format', 'mine', 'module', 'opponent', 'player', 'rivalHero', 'since'];
    expect(Object.keys(filter.getFields()).sort()).toEqual(tried);
  });

  it('for every filter of games', () => {
    const filter = schema.getType('GameFilter');
    invariant(filter && 'getFields' in filter, 'games are searched');
    expect(Object.keys(filter.getFields()).sort()).toEqual([
      ...['cards', 'days', 'edition', 'events', 'faction', 'finished', 'format', 'hero', 'module', 'parent'],
      ...['player', 'reason', 'started', 'tag', 'text', 'turns', 'winner'],
    ]);
  });
});
