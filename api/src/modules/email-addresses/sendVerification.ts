import type { NotifyDeps } from '../../deps/deps';
import { verifyLetter } from '../../mail/letters/account';
import { postLetter } from '../../mail/outbox';
import { mailedTokens } from '../mailed-tokens/mailedTokens';

/** Mails a link that confirms an address. An older link stops working. */
export async function sendVerification(
  deps: NotifyDeps,
  { id, name, email }: { id: number; name: string; email: string },
): Promise<void> {
  const letter = verifyLetter(deps.config, { name });
  await mailedTokens(deps).issue({ userId: id, purpose: 'verify', email }, (nonce) =>
    postLetter(deps, { name, email }, letter, { account: id }, { nonce, link: 'verify' }),
  );
}
