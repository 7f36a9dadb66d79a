import type { Invite } from 'contract/wire/invitations.contract';

/** What somebody is in a startup, or is invited to be. */
export type PersonKind = Invite['type'];
