import type { NotificationType } from 'contract/wire/notifications.contract';

interface TypeFacts {
  /** Label on the preferences page. */
  label: string;
  /** Default until the user changes it. */
  onSite: boolean;
  byMail: boolean;
  /** Never shown on the site. */
  mailOnly?: true;
}

/** Types of notifications, in the order of the preferences page (rule 7.20). */
export const NOTIFICATION_TYPES: Record<NotificationType, TypeFacts> = {
  'meeting-booked': {
    label: 'A meeting is booked, gets an agenda, or has an action item for you',
    onSite: true,
    byMail: true,
  },
  'meeting-moved': {
    label: 'A meeting is moved, other times are proposed, or it conflicts with your own calendar',
    onSite: true,
    byMail: true,
  },
  'meeting-cancelled': { label: 'A meeting is cancelled', onSite: true, byMail: true },
  invitation: { label: 'You are invited to a startup', onSite: true, byMail: true },
  'team-change': {
    label:
      'Your team or mentoring changes, or the programme team changes something in your startup',
    onSite: true,
    byMail: true,
  },
  'new-follower': { label: 'Somebody follows you or your startup', onSite: true, byMail: false },
  'startup-update': {
    label: 'A startup you follow posts an update (emailed once a day)',
    onSite: true,
    byMail: false,
  },
  letter: {
    label: 'The programme team writes a letter (by email only)',
    onSite: false,
    byMail: true,
    mailOnly: true,
  },
};

export const TYPES = Object.keys(NOTIFICATION_TYPES) as NotificationType[];
