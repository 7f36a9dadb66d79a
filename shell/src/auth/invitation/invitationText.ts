import type { ReadInvite } from 'contract/wire/invitations.contract';

/** `Dunja Đorđević invites you to join Zrno as a founder.` */
export function invitationText({ invited_by, startup, type }: ReadInvite): string {
  const role = type === 'founder' ? ' as a founder' : '';
  return invited_by
    ? `${invited_by} invites you to join ${startup.name}${role}.`
    : `You are invited to join ${startup.name}${role}.`;
}
