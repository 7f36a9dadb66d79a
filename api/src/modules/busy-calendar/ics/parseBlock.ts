import ICAL from 'ical.js';

import type { Block } from './sieve';

/** A component as the library reads it; undefined when it does not. */
export function parseBlock({ lines }: Block): ICAL.Component | undefined {
  try {
    return new ICAL.Component(ICAL.parse(lines.join('\r\n')));
  } catch {
    return undefined;
  }
}
