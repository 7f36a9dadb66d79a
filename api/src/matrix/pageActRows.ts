import { CALLERS } from './fixture';
import { ROWS } from './rows';

const [STRANGER, STAFF] = [CALLERS.indexOf('stranger'), CALLERS.indexOf('admin')];
/** They ask with a body and change nothing; and one follows as oneself. */
const OTHERS = ['/upcoming', '/availability', '/free-days', '/series', '/follow'];

/** What staff may do on the pages of members, and a stranger may not. */
export const PAGE_ACT_ROWS = ROWS.filter(({ method, url, statuses }) => {
  const isOfMembers = url.startsWith('/api/') && !url.startsWith('/api/staff/');
  const isForbidden = [403, 404].includes(statuses[STRANGER]!);
  const isOther = OTHERS.some((end) => url.endsWith(end));
  return method !== 'GET' && isOfMembers && isForbidden && statuses[STAFF]! < 300 && !isOther;
});
