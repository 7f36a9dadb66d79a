import { Secret, TOTP } from 'otpauth';

const PERIOD_SECONDS = 30;
/** In each direction. */
const MAX_DRIFT_PERIODS = 1;

/** The options that every authenticator app supports (RFC 6238 as implemented by Google's app). */
const TOTP_OPTIONS = { algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS } as const;

/** 160 bits, base32. */
export const newTotpSecret = () => new Secret({ size: 20 }).base32;

/** The address in the QR code for an app. */
export function totpAddress(secret: string, { issuer, label }: { issuer: string; label: string }) {
  return new TOTP({ ...TOTP_OPTIONS, secret: Secret.fromBase32(secret), issuer, label }).toString();
}

/** The digits of a code, without separators; undefined for other texts. */
export function totpDigits(typed: string): string | undefined {
  const digits = typed.replace(/[\s-]/g, '');
  return /^[0-9]{6}$/.test(digits) ? digits : undefined;
}

/** @returns the interval of the code, if it is close to the current one */
export function totpStep(secret: string, typed: string, now: Date): number | undefined {
  const code = totpDigits(typed);
  if (!code) return undefined; // the library throws for digits of other scripts
  const totp = new TOTP({ ...TOTP_OPTIONS, secret: Secret.fromBase32(secret) });
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: MAX_DRIFT_PERIODS });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}
