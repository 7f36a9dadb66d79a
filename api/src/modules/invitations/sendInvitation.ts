import type { Deps } from '../../app/deps';
import type { TeamKind } from '../../db/schema';
import { invitationLetter } from '../../mail/letters/site';
import { UNSENT_LIFE } from '../../mail/linkLife';
import { postLetter } from '../../mail/outbox';
import { newMailedSecret } from '../mailed-links/mailedTokens';
import { notify } from '../notifications/notify';
import { usersQueries } from '../users/users.queries';
import { invitationsQueries } from './invitations.queries';

interface Invitation {
  email: string;
  position: string;
  kind: TeamKind;
  startup: { id: number; slug: string; name: string };
  /** User id. */
  invitedBy: number;
}

/** Notes an invitation and mails its link; hand over the transaction as `db`. */
export async function sendInvitation(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'keys' | 'limiter'>,
  { email, position, kind, startup, invitedBy }: Invitation,
): Promise<void> {
  const { db, clock, config } = deps;
  const invitations = invitationsQueries(db);
  const createdAt = clock.now();
  const expiresAt = new Date(createdAt.getTime() + UNSENT_LIFE);
  const { nonce, hash } = newMailedSecret(deps);
  const row = { startupId: startup.id, email, kind, position, tokenHash: hash, invitedBy };
  await invitations.put({ ...row, createdAt, expiresAt });

  const inviter = await usersQueries(db).byId(invitedBy);
  const who = inviter
    ? [inviter.name, inviter.surname].filter((part) => part !== '/').join(' ')
    : startup.name;
  const letter = invitationLetter(config, {
    startup: startup.name,
    kind,
    position,
    invitedBy: who,
  });
  const cause = { account: invitedBy, startup: startup.id };
  await postLetter(deps, { name: '', email }, letter, cause, { nonce, link: 'invitation' });

  const invited = await invitations.userOf(email);
  if (invited === undefined) return;
  await notify(deps, [invited], {
    type: 'invitation',
    text: () => `${who} invites you to ${startup.name}. The link is in your mail.`,
    url: `/startups/${startup.slug}`,
    aboutId: invitedBy,
    cause,
    hasOwnMail: true,
  });
}
