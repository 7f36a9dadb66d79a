import type { StaffLetter } from 'contract/wire/letters.contract';

/** The form's values of a letter: all are texts. */
export interface Draft {
  to: string;
  season: string;
  stage: string;
  sender: string;
  subject: string;
  format: string;
  body: string;
}

export const draftOf = (letter: StaffLetter | undefined): Draft => ({
  to: letter?.audience.to ?? 'newsletter',
  season: letter?.audience.season?.toString() ?? '',
  stage: letter?.audience.stage ?? '',
  sender: letter?.sender ?? '',
  subject: letter?.subject ?? '',
  format: letter?.format ?? 'markdown',
  body: letter?.body ?? '',
});

/** The fields for the acts: empty ones are left out, and the newsletter has neither season nor stage. */
export function draftWire({ season, stage, sender, ...draft }: Draft): Record<string, unknown> {
  const ofMembers = draft.to !== 'newsletter';
  return {
    ...draft,
    season: ofMembers && season.trim() ? season.trim() : undefined,
    stage: ofMembers && stage ? stage : undefined,
    sender: sender.trim() || undefined,
  };
}

/** Whether it is no longer a draft. */
export const isSentLetter = (letter: StaffLetter | undefined): boolean =>
  letter !== undefined && letter.state !== 'draft';
