import { byArea } from '../areas.js';

/** The French texts that every page needs. There is one file per area. */
export default byArea(import.meta.glob<object>('./*.json', { eager: true, import: 'default' }));
