/** The names of card sets, by the code at the start of a card reference. They are the same in every language. */
const names: Readonly<Record<string, string>> = {
  RIVER: 'River',
  CORE: 'Beyond the Gates',
  COREKS: 'Beyond the Gates – KS Edition',
  ALIZE: 'Trial by Frost',
  BISE: 'Whispers from the Maze',
  CYCLONE: 'Skybound Odyssey',
  DUSTER: 'Seeds of Unity',
  EOLE: 'Roots of Corruption',
};

/** Returns the name of a set, or its code if the set is unknown. */
export const setName = (code: string): string => names[code] ?? code;
