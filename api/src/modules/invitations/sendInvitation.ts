import { fullName } from 'contract/full-name';
import type { TeamKind } from '../../db/schema';
import type { Deps, NotifyDeps } from '../../deps/deps';
import { invitationLetter } from '../../mail/letters/site';
import { UNSENT_LINK_LIFETIME_MS } from '../../mail/linkLife';
import { postLetter } from '../../mail/outbox';
import { newMailedSecret } from '../mailed-tokens/mailedTokens';
import { notify } from '../notifications/notify';
import { usersQueries } from '../users/users.queries';
import { invitationsQueries } from './invitations.queries';

interface Invitation {
  email: string;
  position: string;
  kind: TeamKind;
  startup: { id: number; slug: string; name: string; published: boolean };
  /** User id; null when the programme invites. */
  invitedBy: number | null;
}

/** Stores an invitation and mails its link. Pass the transaction as `db`. */
export async function sendInvitation(
  deps: NotifyDeps,
  { email, position, kind, startup, invitedBy }: Invitation,
): Promise<void> {
  const { db, clock, config } = deps;
  const invitations = invitationsQueries(db);
  const createdAt = clock.now();
  const expiresAt = new Date(createdAt.getTime() + UNSENT_LINK_LIFETIME_MS);
  const { nonce, hash } = newMailedSecret(deps);
  const row = { startupId: startup.id, email, kind, position, tokenHash: hash, invitedBy };
  await invitations.put({ ...row, createdAt, expiresAt });

  const who = await nameOf(deps, invitedBy, startup);
  const letter = invitationLetter(config, {
    startup: startup.name,
    kind,
    position,
    invitedBy: who,
  });
  const cause =
    invitedBy === null ? ('product' as const) : { account: invitedBy, startup: startup.id };
  await postLetter(deps, { name: '', email }, letter, cause, { nonce, link: 'invitation' });

  const invited = await invitations.userOf(email);
  if (invited === undefined) return;
  await notify(deps, [invited], {
    type: 'invitation',
    text: () => `${who} invites you to ${startup.name}. We emailed you the link.`,
    url: startup.published ? `/startups/${startup.slug}` : '/notifications',
    aboutId: invitedBy ?? undefined,
    groupKey: `invitation:${startup.id}`,
    cause,
    hasOwnMail: true,
  });
}

async function nameOf(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  userId: number | null,
  startup: { name: string },
): Promise<string> {
  if (userId === null) return `The ${config.productName}`;
  const inviter = await usersQueries(db).byId(userId);
  return inviter ? fullName(inviter) : startup.name;
}
