import type { Decision } from 'contract/wire/consents.contract';
import type { Consent } from 'shared-ui';

import { releasesHeader } from '../remotes';

/**
 * POST /consents: the record that proves consent. It has no cookie and no bearer token, and a new id, so that two
 * decisions cannot be attributed to one browser. The page does not wait for it: it uses the browser's own copy.
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
