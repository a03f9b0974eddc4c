import { byArea } from '../areas.js';

/** Interface texts in Italian, without those of pages: one file for each area. */
export default byArea(import.meta.glob<object>('./*.json', { eager: true, import: 'default' }));
