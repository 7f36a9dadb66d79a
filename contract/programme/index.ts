/** The programme: one document, converted to what pages, mails and cards show. */
export { beginOf } from './beginOf';
export { momentText } from './dates';
export { EMPTY_PROGRAMME } from './emptyProgramme';
export { currentSeason, factsOf } from './facts';
export { fillFacts } from './fillFacts';
export { limitSite } from './limitSite';
export { publicDocuments, windowOf } from './publicDocuments';
export type { ProgrammeFacts } from './seasonFacts';
export { seasonName } from './seasonName';
