import type { Choices } from 'api/contract/consents.contract';

/** Where the browser keeps the decision. */
export const CONSENT_KEY = 'privacyChoices';

/** Raised when the question changes, e.g. with a new purpose: everybody is asked again. */
export const CONSENT_VERSION = 1;

/** One decision of a visitor. */
export interface Consent extends Choices {
  version: number;
  at: string; // ISO
}

/**
 * The decision that holds now; null before the first one, six months after it, when the question
 * has changed since, on the server, and where storage is forbidden: nothing is allowed then.
 */
export function readConsent(now = Date.now()): Consent | null {
  try {
    if (typeof localStorage === 'undefined') return null;
    const stored: unknown = JSON.parse(localStorage.getItem(CONSENT_KEY) ?? 'null');
    return isConsent(stored) && holds(stored, now) ? stored : null;
  } catch {
    return null;
  }
}

/** Keeps a decision made now; without storage the question comes back with the next page load. */
export function keepConsent(choices: Choices, now = new Date()): Consent {
  const { analytics, ads, embeds } = choices;
  const consent = { analytics, ads, embeds, version: CONSENT_VERSION, at: now.toISOString() };
  try {
    localStorage.setItem(CONSENT_KEY, JSON.stringify(consent));
  } catch {
    // Full or forbidden storage.
  }
  return consent;
}

/** The moment from which a decision no longer holds. */
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
