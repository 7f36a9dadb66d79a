import { tryParseJson } from 'server-kit/json';
import { z } from 'zod';

import { MINUTE } from '../../app/clock';
import { hashSecret } from '../../app/secrets';
import type { DbDeps } from '../../deps/deps';
import { type PasskeyChallengeRow, passkeysQueries } from '../second-factor/passkeys.queries';

const CHALLENGE_LIFETIME_MS = 5 * MINUTE;
const ClientData = z.object({ challenge: z.string() });

type Purpose = PasskeyChallengeRow['purpose'];

/** Stores a challenge and its purpose. @param userId null for any user */
export async function noteChallenge(
  { db, clock }: DbDeps,
  challenge: string,
  { purpose, userId }: { purpose: Purpose; userId: number | null },
): Promise<void> {
  const expiresAt = new Date(clock.now().getTime() + CHALLENGE_LIFETIME_MS);
  const challengeHash = hashSecret(challenge);
  await passkeysQueries(db).insertChallenge({ challengeHash, purpose, userId, expiresAt });
}

/**
 * Uses up the challenge of a response.
 * @returns the challenge and its owner; undefined for an unknown or expired one
 */
export async function takeChallenge(
  { db, clock }: DbDeps,
  clientDataJSON: string,
  purpose: Purpose,
): Promise<{ challenge: string; userId: number | null } | undefined> {
  const clientData = tryParseJson(Buffer.from(clientDataJSON, 'base64url'));
  const { challenge } = ClientData.safeParse(clientData).data ?? {};
  if (challenge === undefined) return undefined;
  const row = await passkeysQueries(db).takeChallenge(hashSecret(challenge), purpose, clock.now());
  return row && { challenge, userId: row.userId };
}
