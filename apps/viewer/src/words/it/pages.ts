import { byArea } from '../areas.js';

/** The Italian texts of all pages other than games. */
export default byArea(import.meta.glob<object>('./pages/*.json', { eager: true, import: 'default' }));
