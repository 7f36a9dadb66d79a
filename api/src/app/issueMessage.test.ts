import { z } from 'zod';

import { issueMessage } from './issueMessage';

const Form = z.object({
  mentor_id: z.number().int().positive().max(9),
  stage: z.enum(['seed', 'scaling']).optional(),
  members: z
    .array(z.object({ position: z.string() }))
    .max(1)
    .optional(),
  note: z.string().max(2).optional(),
  by_mail: z.boolean().optional(),
});

it.each([
  ['what is missing', {}, 'The mentor id field is required.'],
  ['what is nothing', { mentor_id: null }, 'The mentor id field is required.'],
  ['another kind of value', { mentor_id: '1' }, 'The mentor id must be a number.'],
  ['a number out of range', { mentor_id: 10 }, 'The mentor id is too large.'],
  ['a text too long', { mentor_id: 1, note: 'abc' }, 'The note is too long.'],
  ['half a number', { mentor_id: 1.5 }, 'The mentor id must be a whole number.'],
  ['a choice', { mentor_id: 1, stage: 'x' }, 'The stage must be one of: seed, scaling.'],
  ['a field in a list', { mentor_id: 1, members: [{}] }, 'The position field is required.'],
  ['a switch', { mentor_id: 1, by_mail: 'yes' }, 'The by mail must be yes or no (true or false).'],
  ['no form at all', 'text', 'Send the fields as JSON, by name.'],
])('uses plain words: %s', (_what, value, text) => {
  const { error } = Form.safeParse(value, { error: issueMessage });
  expect(error?.issues.map(({ message }) => message)).toEqual([text]);
});

it('keeps messages of schemas', () => {
  const Own = z.object({ name: z.string({ error: 'Say who you are.' }) });
  const { error } = Own.safeParse({}, { error: issueMessage });
  expect(error?.issues[0]?.message).toBe('Say who you are.');
});
