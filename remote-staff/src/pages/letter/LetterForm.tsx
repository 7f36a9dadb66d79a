import type { StaffLetter } from 'contract/wire/letters.contract';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  Button,
  Card,
  Field,
  fieldErrors,
  InlineAlert,
  LeaveGuard,
  SelectField,
  TextArea,
  theme,
} from 'shared-ui';
import styled from 'styled-components';

import { useAct } from '../../data/useAct';
import { TO_TEXTS } from '../../parts/letters/letterTexts';
import { type Draft, draftOf, draftWire } from './draft';

/** What a letter says and whom it is for; stored as a draft, and nothing is sent. */
export function LetterForm({ letter }: { letter?: StaffLetter }) {
  const stored = draftOf(letter);
  const [draft, setDraft] = useState(stored);
  const { act, busy, error } = useAct();
  const navigate = useNavigate();
  const errors = fieldErrors(error);
  const isChanged = JSON.stringify(draft) !== JSON.stringify(stored);
  const isComplete = draft.subject.trim() !== '' && draft.body.trim() !== '';

  /** What an input needs to hold one part of the draft. */
  const holds = (name: keyof Draft) => ({
    value: draft[name],
    error: errors[`fields.${name}`],
    onChange: ({ target }: { target: { value: string } }) =>
      setDraft({ ...draft, [name]: target.value }),
  });

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (busy || !isComplete) return;
    const fields = draftWire(draft);
    if (letter) return void (await act('letters.edit', { id: letter.id, ...fields }));
    const done = await act('letters.create', fields);
    if (!done) return;
    const { id } = done.answer as { id: number };
    setDraft(stored);
    void navigate(`/staff/letters/${id}`, { replace: true });
  }

  return (
    <Sheet as="form" noValidate onSubmit={handleSubmit}>
      <Whom>
        <SelectField label="To" options={TO} {...holds('to')} />
        {draft.to !== 'newsletter' && (
          <>
            <Field label="Only of season" inputMode="numeric" {...holds('season')} />
            <SelectField label="Only at stage" options={STAGES} {...holds('stage')} />
          </>
        )}
        <Field label="From" placeholder="The name of the programme" {...holds('sender')} />
      </Whom>
      <Field label="Subject" maxLength={150} {...holds('subject')} />
      <SelectField label="Written as" options={FORMATS} {...holds('format')} />
      <TextArea
        label="Text"
        rows={14}
        maxLength={20_000}
        help="Fields: {{name}}, {{surname}}, {{startup}} and {{season}}. Words for who has none stand behind a bar: {{startup|your team}}."
        {...holds('body')}
      />
      <InlineAlert failure={error} fields={Object.keys(draft).map((name) => `fields.${name}`)} />
      <Button type="submit" disabled={!isComplete} busy={busy} busyLabel="Saving...">
        Save draft
      </Button>
      <LeaveGuard when={isChanged && !busy} />
    </Sheet>
  );
}

const TO = Object.entries(TO_TEXTS).map(([value, label]) => ({ value, label }));
const STAGES = [
  { value: '', label: 'Every stage' },
  ...['pre-seed', 'seed', 'scaling'].map((value) => ({ value, label: value })),
];
const FORMATS = [
  { value: 'markdown', label: 'Markdown' },
  { value: 'plain', label: 'Plain text' },
];

const Sheet = styled(Card)`
  display: grid;
  gap: ${theme.space[20]};
  padding: ${theme.space[24]};

  > button { justify-self: start; }
`;

const Whom = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr));
  gap: ${theme.space[16]};
`;
