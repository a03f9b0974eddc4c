import type { Step } from '#altered/abilities';
import { headOf } from '../../syntax/beginning.js';
import { here, means, type Syntax } from '../../syntax/syntax.js';

/** "sacrifice one", of those that have just been counted */
export const sacrificeOne = (text: string): Syntax<Step> =>
  here(headOf(text), ({ counted }) =>
    counted === null ? null : means<Step>(text, { kind: 'sacrifice', what: counted }),
  );
