/** The library of imported cards, for parts of the server that do not depend on the game. */
export { CardLibrary, CardLibraryError } from '#altered/cards';
