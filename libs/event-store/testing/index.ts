export { makeCertificate, type Certificate } from './certificate.js';
export { FacadeLog } from './log.js';
export { withinNamespace } from './namespace.js';
export { amongNeighbours, tradedBy } from './neighbours.js';
export type { Endpoint, Member } from './node.js';
export { KurrentFacade, type FacadeOptions } from './server.js';
export { Stage } from './stage.js';
