import type { Option } from '#record';
import { elements } from '../../abilities/definition.js';

export const elementOptions: readonly Option[] = elements.map((element) => ({
  key: element,
  about: { element },
}));
