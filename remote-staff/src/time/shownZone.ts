import { ownZone } from 'shared-ui';

/** The zone of a table's or list's times: the reader's. Without an offset, because that changes during the year. */
export const shownZone = () => `Times shown in ${ownZone()}`;
