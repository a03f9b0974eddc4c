import { byArea } from '../areas.js';

/** The Italian interface texts, except page texts. There is one file per area. */
export default byArea(import.meta.glob<object>('./*.json', { eager: true, import: 'default' }));
