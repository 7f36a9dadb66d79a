import type { StaffLetter } from 'contract/wire/letters.contract';
import { type FocusEvent, type FormEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import {
  Button,
  Card,
  Field,
  fieldErrors,
  LeaveGuard,
  SelectField,
  STAGE_OPTIONS,
  TextArea,
  theme,
  upTo,
} from 'shared-ui';
import styled from 'styled-components';

import { TO_TEXTS } from '../../letters/letterTexts';
import { DraftActs } from './DraftActs';
import { type Draft, isSentLetter } from './draft';
import { LetterFaults } from './LetterFaults';
import { MergeFields } from './MergeFields';
import { useLetterDraft } from './useLetterDraft';

interface LetterFormProps {
  /** The letter of the address; undefined before it is stored. */
  letter: StaffLetter | undefined;
  refetch: Parameters<typeof useLetterDraft>[1];
  /** Called with the id of a new draft, before the navigation to its address. */
  onStored: Parameters<typeof useLetterDraft>[2];
}

/** Text and audience of a letter; saves it as a draft and sends nothing. */
export function LetterForm({ letter: inView, refetch, onStored }: LetterFormProps) {
  const state = useLetterDraft(inView, refetch, onStored);
  const { letter, draft, edit, save, isChanged, isSaving, error } = state;
  const text = useRef<HTMLTextAreaElement>(null);
  /** The last focused field. */
  const place = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  const errors = fieldErrors(error);
  const isSent = isSentLetter(letter);
  const isComplete = draft.subject.trim() !== '' && draft.body.trim() !== '';

  /** Props of an input for one field of the draft. */
  const holds = (name: keyof Draft) => ({
    value: draft[name],
    error: errors[`fields.${name}`],
    onChange: ({ target }: { target: { value: string } }) => edit(name, target.value),
  });
  const takesFields = (name: 'subject' | 'body') => ({
    ...holds(name),
    name,
    onFocus: ({ target }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      place.current = target;
    },
  });

  function handleInsert(mark: string) {
    const input = place.current ?? text.current;
    if (!input) return;
    const { name, value, selectionStart, selectionEnd } = input;
    const isNowhere = place.current === null;
    const from = isNowhere ? value.length : (selectionStart ?? value.length);
    const to = isNowhere ? value.length : (selectionEnd ?? value.length);
    flushSync(() => edit(name as keyof Draft, value.slice(0, from) + mark + value.slice(to)));
    input.focus();
    input.setSelectionRange(from + mark.length, from + mark.length);
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!isSaving && isComplete && !isSent) void save();
  }

  if (isSent && !isChanged) return null; // the page shows the sent letter instead

  return (
    <>
      <Sheet as="form" noValidate onSubmit={handleSubmit}>
        <Whom>
          <SelectField label="To" options={TO} {...holds('to')} />
          {draft.to !== 'newsletter' && (
            <>
              <Field label="Season (optional)" inputMode="numeric" {...holds('season')} />
              <SelectField label="Stage" options={STAGES} {...holds('stage')} />
            </>
          )}
          <Field label="From" placeholder="The name of the programme" {...holds('sender')} />
          <SelectField label="Format" options={FORMATS} {...holds('format')} />
        </Whom>
        <Field label="Subject" maxLength={150} {...takesFields('subject')} />
        <TextArea
          ref={text}
          label="Text"
          rows={14}
          maxLength={20_000}
          help="To set a default for an unknown value, add it after a bar: {{startup|your team}}."
          {...takesFields('body')}
        />
        <MergeFields onInsert={handleInsert} />
        <LetterFaults state={state} />
        {!isSent && (
          <Button type="submit" disabled={!isComplete} busy={isSaving} busyLabel="Saving...">
            Save draft
          </Button>
        )}
        <LeaveGuard when={isChanged} />
      </Sheet>
      {letter && !isSent && <DraftActs letter={letter} isChanged={isChanged} />}
    </>
  );
}

const TO = Object.entries(TO_TEXTS).map(([value, label]) => ({ value, label }));
const STAGES = [{ value: '', label: 'All stages' }, ...STAGE_OPTIONS];
const FORMATS = [
  { value: 'markdown', label: 'Markdown' },
  { value: 'plain', label: 'Plain text' },
];

const Sheet = styled(Card)`
  display: grid;
  gap: ${theme.space[20]};
  padding: ${theme.space[24]};

  > button { justify-self: start; }
  ${upTo.tablet} { padding: ${theme.space[16]}; }
`;

const Whom = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(12rem, 100%), 1fr));
  gap: ${theme.space[16]};
`;
