export { CardLibrary, CardLibraryError } from '#altered/cards';
