/** What somebody is in a startup, or is invited to be. */
export type PersonKind = 'founder' | 'member';

/** An invitation nobody has answered yet (SPEC §3 Invite). */
export interface Invite {
  id: number;
  email: string;
  type: PersonKind;
  position: string;
  expires_at: string; // ISO, UTC
  created_at: string; // ISO, UTC
}
