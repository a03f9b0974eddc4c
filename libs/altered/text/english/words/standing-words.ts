import { means, oneOf } from '../../syntax/syntax.js';

/** "behind or tied", after "that's" and "is" */
export const standing = oneOf<'ahead' | 'behind' | 'tied' | 'behind-or-tied' | 'ascended' | 'in-contact'>(
  means('behind or tied', 'behind-or-tied'),
  means('behind', 'behind'),
  means('ahead', 'ahead'),
  means('Ascended', 'ascended'),
  means('In contact', 'in-contact'),
);
