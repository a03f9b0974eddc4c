import { byArea } from '../areas.js';

/** The English interface texts, except page texts. There is one file per area. */
export default byArea(import.meta.glob<object>('./*.json', { eager: true, import: 'default' }));
