import type { PersonKind } from '../../team/personKind';

interface KindText {
  section: string;
  add: string;
  inviteTitle: string;
  position: string; // default position of a new row
  group: string; // 'remove {name} from the …'
}

/** The page's texts about founders and about the other members (rules 4.6 and 4.10). */
export const KIND_TEXTS: Record<PersonKind, KindText> = {
  founder: {
    section: 'Founders',
    add: 'Add Co-Founder',
    inviteTitle: 'Invite Co-Founders',
    position: 'Co-Founder',
    group: 'founders',
  },
  member: {
    section: 'Team Members',
    add: 'Add Team Member',
    inviteTitle: 'Invite Team Members',
    position: 'Team Member',
    group: 'team members',
  },
};
