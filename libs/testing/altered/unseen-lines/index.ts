import { besideThirtyFirst } from './beside-thirty-first.js';
import { besideThirtyFourth } from './beside-thirty-fourth.js';
import { eighteenth } from './eighteenth.js';
import { eighth } from './eighth.js';
import { eleventh } from './eleventh.js';
import { fifteenth } from './fifteenth.js';
import { fifth } from './fifth.js';
import { first } from './first.js';
import { fourteenth } from './fourteenth.js';
import { fourth } from './fourth.js';
import { nineteenth } from './nineteenth.js';
import { ninth } from './ninth.js';
import { second } from './second.js';
import { seventeenth } from './seventeenth.js';
import { seventh } from './seventh.js';
import { sixteenth } from './sixteenth.js';
import { sixth } from './sixth.js';
import { tenth } from './tenth.js';
import { third } from './third.js';
import { thirtieth } from './thirtieth.js';
import { thirtyEighth } from './thirty-eighth.js';
import { thirtyFifth } from './thirty-fifth.js';
import { thirtyFirst } from './thirty-first.js';
import { thirtyFourth } from './thirty-fourth.js';
import { thirtyNinth } from './thirty-ninth.js';
import { fortieth } from './fortieth.js';
import { fortyFirst } from './forty-first.js';
import { fortySecond } from './forty-second.js';
import { fortyThird } from './forty-third.js';
import { fortyFifth } from './forty-fifth.js';
import { fortyFourth } from './forty-fourth.js';
import { fortySeventh } from './forty-seventh.js';
import { fortySixth } from './forty-sixth.js';
import { thirtySecond } from './thirty-second.js';
import { thirtySeventh } from './thirty-seventh.js';
import { thirtySixth } from './thirty-sixth.js';
import { thirtyThird } from './thirty-third.js';
import { thirteenth } from './thirteenth.js';
import { twelfth } from './twelfth.js';
import { twentieth } from './twentieth.js';
import { twentyEighth } from './twenty-eighth.js';
import { twentyFifth } from './twenty-fifth.js';
import { twentyFirst } from './twenty-first.js';
import { twentyFourth } from './twenty-fourth.js';
import { twentySeventh } from './twenty-seventh.js';
import { twentySixth } from './twenty-sixth.js';
import { twentyNinth } from './twenty-ninth.js';
import { twentySecond } from './twenty-second.js';
import { twentyThird } from './twenty-third.js';
import { uniqueTwentyEighth } from './unique-twenty-eighth.js';

/**
 * Lines that no card has, as a designer of cards would write them: known concepts in other company, in the order in which
 * they were written down. They stay whether they are read or not; a spec of the grammar counts how many are.
 */
export const unseenSets = {
  first,
  second,
  third,
  fourth,
  fifth,
  sixth,
  seventh,
  eighth,
  ninth,
  tenth,
  eleventh,
  twelfth,
  thirteenth,
  fourteenth,
  fifteenth,
  sixteenth,
  seventeenth,
  eighteenth,
  nineteenth,
  twentieth,
  twentyFirst,
  twentySecond,
  twentyThird,
  twentyFourth,
  twentyFifth,
  twentySixth,
  twentySeventh,
  twentyEighth,
  uniqueTwentyEighth,
  twentyNinth,
  thirtieth,
  thirtyFirst,
  besideThirtyFirst,
  thirtySecond,
  thirtyThird,
  thirtyFourth,
  besideThirtyFourth,
  thirtyFifth,
  thirtySixth,
  thirtySeventh,
  thirtyEighth,
  thirtyNinth,
  fortieth,
  fortyFirst,
  fortySecond,
  fortyThird,
  fortyFourth,
  fortyFifth,
  fortySixth,
  fortySeventh,
} as const satisfies Readonly<Record<string, readonly string[]>>;

export const unseenLines: readonly string[] = Object.values(unseenSets).flat();
