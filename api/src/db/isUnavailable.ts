import { isNativeError } from 'node:util/types';

const NETWORK_CODES =
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|E(HOST|NET)UNREACH)$/;

/**
 * PostgreSQL codes: connection lost (08), resources exhausted (53), stopping or starting (57P), timeouts of a
 * statement, lock or transaction, serialization failures and deadlocks, and a write to a server that became a replica
 * (25006).
 */
const SERVER_CODES = /^(08\w{3}|53\w{3}|57P\w{2}|57014|55P03|25006|25P03|25P04|40001|40P01)$/;

/** Errors of pg without a code. */
const MESSAGE_PATTERN =
  /^(Query read timeout|timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Client was closed|Cannot use a pool after)/;

/** Whether an error means that the database is down, hangs or is overloaded, so that the call may be retried. */
export function isUnavailable(error: unknown): boolean {
  for (let at = error; isNativeError(at); at = at.cause) {
    const { code = '' } = at as NodeJS.ErrnoException;
    if (NETWORK_CODES.test(code) || SERVER_CODES.test(code) || MESSAGE_PATTERN.test(at.message))
      return true;
  }
  return false;
}
