import { ownZone, zoneName } from 'shared-ui';

/** The zone of a table's or list's times: the reader's. */
export const shownZone = () => `Times shown in ${zoneName(ownZone(), new Date())}`;
