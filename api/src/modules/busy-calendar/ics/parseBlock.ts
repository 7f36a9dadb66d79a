import ICAL from 'ical.js';

import type { Block } from './sieve';

/** Parses a component with the library; undefined when that fails. */
export function parseBlock({ lines }: Block): ICAL.Component | undefined {
  try {
    return new ICAL.Component(ICAL.parse(lines.join('\r\n')));
  } catch {
    return undefined;
  }
}
