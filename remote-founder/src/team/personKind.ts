import type { Invite } from 'api/contract/invitations.contract';

/** What somebody is in a startup, or is invited to be. */
export type PersonKind = Invite['type'];
