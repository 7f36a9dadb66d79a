import { type Guard, signerIn } from './guard';
import { mayPublish, signerOf, type Trust } from './trust';

/** Grants expire within a week, in milliseconds, so that a forgotten link does not work for long. */
export const MAX_GRANT_MS = 7 * 24 * 60 * 60_000;

/**
 * Allows one release of one remote until a moment (milliseconds since the epoch).
 * @returns the form in an address, after the release's id: `<seconds>.<key>.<signature>`
 */
export function writeGrant(
  guard: Guard,
  { remote, id, until }: { remote: string; id: string; until: number },
): string {
  const signer = signerIn(guard);
  if (!mayPublish(signer.key, remote)) {
    throw new Error(`${signer.name} has no right to show releases of ${remote}.`);
  }
  const seconds = Math.floor(until / 1000);
  const { key, signature } = signer.sign('preview', contentOf(remote, id, seconds));
  return `${seconds}.${key}.${signature}`;
}

/**
 * @param now milliseconds since the epoch
 * @returns when it expires, or one sentence about why it is invalid
 */
export function readGrant(
  trust: Trust,
  remote: string,
  id: string,
  text: string,
  now: number,
): number | string {
  const [, seconds = '', key = '', signature = ''] =
    /^(\d{1,12})\.([0-9a-f]{16})\.([\w-]{86})$/.exec(text) ?? [];
  const content = contentOf(remote, id, Number(seconds));
  const signer = signerOf(trust, 'preview', content, { key, signature });
  if (!signer || !mayPublish(signer, remote)) return `This link may not show ${remote} ${id}.`;
  const until = Number(seconds) * 1000;
  if (until > now + MAX_GRANT_MS) return `This link may not show ${remote} ${id}.`;
  if (until > now) return until;
  return `The preview of ${remote} ${id} ended at ${new Date(until).toISOString()}.`;
}

const contentOf = (remote: string, id: string, seconds: number) => `${remote}\n${id}\n${seconds}\n`;
