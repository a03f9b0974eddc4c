import { byArea } from '../areas.js';

/** The texts of the interface in this language, without those of pages: one file for each area. */
export default byArea(import.meta.glob<object>('./*.json', { eager: true, import: 'default' }));
