import { byArea } from '../areas.js';

/** The texts of the pages around the games, in this language. */
export default byArea(import.meta.glob<object>('./pages/*.json', { eager: true, import: 'default' }));
