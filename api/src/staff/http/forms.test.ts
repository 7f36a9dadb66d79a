import type { Suggestions } from 'contract/act-form';
import { readFields } from 'contract/act-form';
import { acts } from '../acts/acts';
import { describeAct } from './describeAct';

interface Named {
  subject?: string;
  suggestions?: Suggestions;
}

it('every field of every act can be entered in a form, and has a description', () => {
  const lacking = acts.flatMap((act) => {
    const { name, fields } = describeAct(act);
    return readFields(fields)
      .filter(({ kind, help }) => kind === undefined || help === '')
      .map((field) => `${name}.${field.name}`);
  });
  expect(lacking).toEqual([]);
});

it('a form finds people, startups and sessions by name, without addresses and ids', () => {
  const lacking = acts.flatMap((act) => {
    const { properties } = describeAct(act).fields as { properties: Record<string, Named> };
    return Object.entries(properties)
      .filter(([, { subject }]) => ['user', 'startup', 'meeting'].includes(subject ?? ''))
      .filter(([, { suggestions }]) => suggestions === undefined)
      .map(([field]) => `${act.name}.${field}`);
  });
  expect(lacking).toEqual([]);
});

it('no form mentions flags or commands', () => {
  const texts = acts.map((act) => JSON.stringify(describeAct(act)));
  expect(texts.filter((text) => /--[a-z]|npm run/.test(text))).toEqual([]);
});

it('a form has every field that the command line has a flag for', () => {
  const lacking = acts.flatMap((act) => {
    const asked = new Set(readFields(describeAct(act).fields).map(({ name }) => name));
    // The typed confirmation of an irreversible act is separate.
    const flags = Object.keys(act.fields.shape).filter((flag) => flag !== 'confirm');
    return flags.filter((flag) => !asked.has(flag)).map((flag) => `${act.name}.${flag}`);
  });
  expect(lacking).toEqual([]);
});

it('a single time is entered in the zone of the reader', () => {
  const typed = acts.flatMap((act) =>
    readFields(describeAct(act).fields)
      .filter(({ kind, help }) => kind === 'text' && /\d\d:\d\d/.test(help))
      .map(({ name }) => `${act.name}.${name}`),
  );
  expect(typed.filter((name) => !name.startsWith('availability.'))).toEqual([
    'meetings.propose.times',
  ]);
});
