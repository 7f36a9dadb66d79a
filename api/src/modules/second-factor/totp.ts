import { Secret, TOTP } from 'otpauth';

const PERIOD = 30; // seconds
/** Intervals a clock may be off, to either side. */
const DRIFT = 1;

/** What every authenticator app understands (RFC 6238 as Google's app reads it). */
const STANDARD = { algorithm: 'SHA1', digits: 6, period: PERIOD } as const;

/** 160 bits, base32. */
export const newTotpSecret = () => new Secret({ size: 20 }).base32;

/** The address that a QR code holds for an app. */
export function totpAddress(secret: string, { issuer, label }: { issuer: string; label: string }) {
  return new TOTP({ ...STANDARD, secret: Secret.fromBase32(secret), issuer, label }).toString();
}

/** @returns the interval whose code this is, if it is one of about now */
export function totpStep(secret: string, code: string, now: Date): number | undefined {
  const totp = new TOTP({ ...STANDARD, secret: Secret.fromBase32(secret) });
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: DRIFT });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}
