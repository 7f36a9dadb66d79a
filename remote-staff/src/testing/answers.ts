import type { ActAnswer, ActPreview } from 'contract/wire/staff.contract';

/** The response to an act. */
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

/** The response to a preview of an act. */
export const aPreview = (message: string): ActPreview => ({
  message,
  before: {},
  after: {},
  names: {},
  seen: 's',
  confirm: null,
});
