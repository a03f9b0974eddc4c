import { byArea } from '../areas.js';

/** The Italian texts of the interface, except those of pages. One file per area. */
export default byArea(import.meta.glob<object>('./*.json', { eager: true, import: 'default' }));
