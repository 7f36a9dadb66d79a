import { isNativeError } from 'node:util/types';

const NETWORK_CODES =
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|E(HOST|NET)UNREACH)$/;

/**
 * Of PostgreSQL: connection lost (08), no more of something (53), stopped or starting (57P), a
 * statement, a lock or a transaction that took too long, races that did not end well in time, and a write that
 * reached a server which takes none any more (25006: another one does since a moment ago).
 */
const SERVER_CODES = /^(08\w{3}|53\w{3}|57P\w{2}|57014|55P03|25006|25P03|25P04|40001|40P01)$/;

/** Errors of pg without a code. */
const MESSAGE_PATTERN =
  /^(Query read timeout|timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Client was closed|Cannot use a pool after)/;

/** Whether something failed because the database is away, hangs or is overloaded: try again later. */
export function isUnavailable(error: unknown): boolean {
  for (let at = error; isNativeError(at); at = at.cause) {
    const { code = '' } = at as NodeJS.ErrnoException;
    if (NETWORK_CODES.test(code) || SERVER_CODES.test(code) || MESSAGE_PATTERN.test(at.message))
      return true;
  }
  return false;
}
