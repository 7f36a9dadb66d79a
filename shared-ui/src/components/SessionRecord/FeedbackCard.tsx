import { type FormEvent, useState } from 'react';
import { fieldErrors, theme, typeset, useToast } from 'shared-ui/core';
import styled from 'styled-components';

import { AsideCard } from '../AsideCard/AsideCard';
import { Button } from '../Button/Button';
import { InlineAlert } from '../InlineAlert/InlineAlert';
import { TextArea } from '../TextArea/TextArea';
import type { SessionRecordData } from './sessionRecord.endpoints';
import { useGiveFeedbackMutation } from './sessionRecordChanges.endpoints';
import { UnsavedText } from './UnsavedText';

const SCALE = [1, 2, 3, 4, 5];

interface FeedbackCardProps {
  record: SessionRecordData;
  onUnsaved: (isUnsaved: boolean) => void;
  /** Called when the user discards input that could not be saved in time. */
  onDiscarded: () => void;
}

/** Two questions about a session; only the reader and staff see the answers (rule 5.45). */
export function FeedbackCard({ record, onUnsaved, onDiscarded }: FeedbackCardProps) {
  const { meeting, feedback, answers_open } = record;
  const toast = useToast();
  const [giveFeedback, giving] = useGiveFeedbackMutation();
  const [draft, setDraft] = useState<Partial<NonNullable<typeof feedback>>>({});
  const { usefulness, comment = '' } = { ...feedback, ...draft };
  const errors = fieldErrors(giving.error);

  /** Ignores input while answers are being saved: otherwise later ones would be lost. */
  function change(next: typeof draft) {
    if (giving.isLoading || !answers_open) return;
    setDraft({ ...draft, ...next });
    onUnsaved(true);
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!usefulness || giving.isLoading || !answers_open) return;
    const { error } = await giveFeedback({ meetingId: meeting.id, usefulness, comment });
    if (error) return;
    onUnsaved(false);
    toast.success('Thank you for your feedback.');
  }

  function handleDiscard() {
    onUnsaved(false);
    onDiscarded();
  }

  return (
    <AsideCard title="Your feedback">
      <Form noValidate onSubmit={handleSubmit}>
        <Scale>
          <legend>How useful was it? 1 is not at all, 5 is very.</legend>
          <div>
            {SCALE.map((value) => (
              <label key={value}>
                <input
                  type="radio"
                  name="usefulness"
                  checked={usefulness === value}
                  onChange={() => change({ usefulness: value })}
                />
                {value}
              </label>
            ))}
          </div>
        </Scale>
        <TextArea
          label="What could be better? (optional)"
          help="Only you and the programme team read your feedback."
          rows={3}
          maxLength={1_000}
          readOnly={giving.isLoading || !answers_open}
          value={comment}
          error={errors.comment}
          onChange={({ target }) => change({ comment: target.value })}
        />
        {answers_open ? (
          <>
            <InlineAlert failure={giving.error} fields={['comment']} />
            <div>
              <Button
                type="submit"
                size="sm"
                disabled={!usefulness}
                busy={giving.isLoading}
                busyLabel="Saving..."
              >
                Save feedback
              </Button>
            </div>
          </>
        ) : (
          <UnsavedText onDiscard={handleDiscard}>
            You can no longer give feedback on this session.
          </UnsavedText>
        )}
      </Form>
    </AsideCard>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[16]};
`;

const Scale = styled.fieldset`
  legend { ${typeset.label} padding: 0; margin-block-end: ${theme.space[6]}; }
  > div { display: flex; flex-wrap: wrap; gap: ${theme.space[4]} ${theme.space[16]}; }
  label {
    display: flex;
    align-items: center;
    gap: ${theme.space[6]};
    min-block-size: ${theme.size.target};
    cursor: pointer;
  }
  input {
    inline-size: 1.25rem;
    block-size: 1.25rem;
    margin: 0;
    accent-color: ${theme.brand.fig};
  }
`;
