import type { Decision } from 'contract/wire/consents.contract';
import type { Consent } from 'shared-ui';

import { releasesHeader } from '../remotes';

/**
 * POST /consents: the record that consent can be shown by. It carries no cookie and no bearer, and
 * an id of its own, so that two decisions cannot be told to come from one browser. Nobody waits
 * for it: the page goes by the browser's own copy.
 */
export function postDecision(apiBase: string, consent: Consent): void {
  const { version, analytics, ads, embeds } = consent;
  const decision: Decision = { id: randomId(), version, choices: { analytics, ads, embeds } };
  fetch(`${apiBase}/consents`, {
    method: 'POST',
    credentials: 'omit',
    keepalive: true,
    headers: { 'Content-Type': 'application/json', ...releasesHeader() },
    body: JSON.stringify(decision),
  })
    .then((answer) => answer.text())
    .catch(() => {});
}

/** 128 random bits in hex; randomUUID is missing on plain http beyond localhost. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
