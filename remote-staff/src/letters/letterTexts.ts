import type { LetterAudience, LetterState, LetterTo } from 'contract/wire/letters.contract';
import type { TagTone } from 'shared-ui';

/** The possible audiences of a letter. */
export const TO_TEXTS: Record<LetterTo, string> = {
  newsletter: 'Newsletter',
  everybody: 'All members',
  founders: 'Founders',
  teams: 'Founders and team members',
  mentors: 'Mentors',
  investors: 'Investors',
};

/** An audience in words: 'Founders, season 2, seed'. */
export const audienceText = ({ to, season, stage }: LetterAudience): string =>
  [TO_TEXTS[to], season && `season ${season}`, stage].filter(Boolean).join(', ');

export const LETTER_STATES: Record<LetterState, { label: string; tone: TagTone }> = {
  draft: { label: 'Draft', tone: 'plain' },
  sending: { label: 'Sending', tone: 'recur' },
  paused: { label: 'Paused', tone: 'warn' },
  sent: { label: 'Sent', tone: 'ok' },
  cancelled: { label: 'Cancelled', tone: 'warn' },
};
