import { CALLERS } from './fixture';
import { ROWS } from './rows';

const [STRANGER, STAFF] = [CALLERS.indexOf('stranger'), CALLERS.indexOf('admin')];
/** POST requests that change nothing, and follows, which users make for themselves. */
const OTHERS = ['/upcoming', '/availability', '/free-days', '/series', '/follow'];

/** Acts of staff on pages of members that strangers may not do. */
export const PAGE_ACT_ROWS = ROWS.filter(({ method, url, statuses }) => {
  const isOfMembers = url.startsWith('/api/') && !url.startsWith('/api/staff/');
  const isForbidden = [403, 404].includes(statuses[STRANGER]!);
  const isOther = OTHERS.some((end) => url.endsWith(end));
  return method !== 'GET' && isOfMembers && isForbidden && statuses[STAFF]! < 300 && !isOther;
});
