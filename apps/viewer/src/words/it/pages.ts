import { byArea } from '../areas.js';

/** The Italian texts for all pages except game pages. Texts that game pages need are in `index.ts`. */
export default byArea(import.meta.glob<object>('./pages/*.json', { eager: true, import: 'default' }));
