import type { Option } from '#record';
import { elements } from '../../abilities/definition.js';

/** The options for a choice of an element. */
export const elementOptions: readonly Option[] = elements.map((element) => ({
  key: element,
  about: { element },
}));
