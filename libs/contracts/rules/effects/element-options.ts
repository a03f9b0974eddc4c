import type { Option } from '#record';
import { elements } from '../../abilities/definition.js';

/** One of the elements, to choose. */
export const elementOptions: readonly Option[] = elements.map((element) => ({
  key: element,
  about: { element },
}));
