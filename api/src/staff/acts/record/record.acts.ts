import { SubjectKind } from 'contract/wire/staff.contract';
import { z } from 'zod';
import { act, toggle } from '../../act/act';
import { wholeNumber } from '../../act/wholeNumber';
import { readRecord, searchFor } from '../../record/readRecord';
import { toFlatRow } from '../../record/toFlatRow';

const find = act({
  name: 'record.find',
  about: 'Lists who did what, when and why, newest first.',
  byCommand: 'With --csv as a spreadsheet.',
  scope: 'owner',
  effect: 'reads',
  fields: {
    search: z
      .string()
      .trim()
      .min(1)
      .max(100)
      .optional()
      .describe(
        'part of an act, a reason, a person or a startup; one or two letters find names only',
      ),
    act: z.string().max(60).optional().describe('only this act, e.g. startups.publish'),
    about: z
      .string()
      .regex(
        new RegExp(`^(${SubjectKind.options.join('|')}):\\d{1,9}$`),
        'must look like startup:5',
      )
      .optional()
      .describe('only about one thing, e.g. startup:5'),
    all: toggle('also acts that only read'),
    limit: wholeNumber({ max: 10_000 }).prefault(100).describe('maximum number of results'),
  },
  async run({ db }, { search, act, about, all, limit }) {
    const filter = {
      act,
      subject: about,
      withSecurity: true,
      onlyChanges: !all,
      search: search === undefined ? undefined : await searchFor(db, search),
    };
    return (await readRecord(db, filter, limit)).data.map(toFlatRow);
  },
});

export const recordActs = [find];
