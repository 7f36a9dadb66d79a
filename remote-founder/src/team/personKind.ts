import type { Invite } from 'contract/wire/invitations.contract';

/** The role of a person in a startup, or of an invitation. */
export type PersonKind = Invite['type'];
