import type { Choices } from 'contract/wire/consents.contract';

import { keptInBrowser } from '../storage/browserStorage';

/** The storage key of the decision. */
export const CONSENT_KEY = 'privacyChoices';

/** Increased when the question changes, e.g. with a new purpose: then every visitor is asked again. */
const CONSENT_VERSION = 1;

/** One decision of a visitor. */
export interface Consent extends Choices {
  version: number;
  at: string; // ISO
}

/**
 * Returns the current decision. Null before the first one, after six months, when the question has changed since, and
 * on the server: nothing is allowed then.
 */
export function readConsent(now = Date.now()): Consent | null {
  const stored = keptInBrowser.getJson(CONSENT_KEY);
  return isConsent(stored) && holds(stored, now) ? stored : null;
}

/** Stores a decision made now; without storage the visitor is asked again at the next page load. */
export function keepConsent(choices: Choices, now = new Date()): Consent {
  const { analytics, ads, embeds } = choices;
  const consent = { analytics, ads, embeds, version: CONSENT_VERSION, at: now.toISOString() };
  keptInBrowser.setItem(CONSENT_KEY, JSON.stringify(consent));
  return consent;
}

/** Returns the time when a decision expires. */
export function consentEnds({ at }: Pick<Consent, 'at'>): Date {
  const end = new Date(at);
  end.setUTCMonth(end.getUTCMonth() + 6);
  return end;
}

function holds(consent: Consent, now: number): boolean {
  return consent.version === CONSENT_VERSION && now < consentEnds(consent).getTime();
}

function isConsent(value: unknown): value is Consent {
  if (typeof value !== 'object' || value === null) return false;
  const { analytics, ads, embeds, at } = value as Record<string, unknown>;
  return (
    typeof at === 'string' && [analytics, ads, embeds].every((one) => typeof one === 'boolean')
  );
}
