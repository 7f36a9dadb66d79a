import { ownZone, zoneName } from 'shared-ui';

/** Whose clock a table or list of times goes by: the reader's. */
export const shownZone = () => `Times shown in ${zoneName(ownZone(), new Date())}`;
