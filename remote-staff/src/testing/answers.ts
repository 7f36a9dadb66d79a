import type { ActAnswer, ActPreview } from 'contract/wire/staff.contract';

/** What somebody is answered who has done an act. */
export const anAnswer = (
  message: string | null = 'Done.',
  answer: ActAnswer['answer'] = {},
): ActAnswer => ({
  message,
  before: {},
  after: {},
  names: {},
  answer,
});

/** What somebody is answered who asks what an act would do. */
export const aPreview = (message: string): ActPreview => ({
  message,
  before: {},
  after: {},
  names: {},
  seen: 's',
  confirm: null,
});
