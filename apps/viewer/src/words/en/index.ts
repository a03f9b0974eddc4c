import { byArea } from '../areas.js';

/** Interface texts in English, without those of pages: one file for each area. */
export default byArea(import.meta.glob<object>('./*.json', { eager: true, import: 'default' }));
