import type { OwnStartup } from 'contract/wire/my-startups.contract';
import { type FormEvent, useId } from 'react';
import { Button, Card, failureText, fieldErrors, theme, typeset, useToast } from 'shared-ui';
import styled from 'styled-components';

import { useUpdateDraft } from './updateDraft';
import { usePostUpdateMutation } from './updates.endpoints';

interface UpdateComposerProps {
  startupId: string;
  /** Undefined while it is loading. */
  startup?: Pick<OwnStartup, 'name' | 'published'>;
}

/** The box above the feed. The text is kept until the api has stored it, through failures and reloads. */
export function UpdateComposer({ startupId, startup }: UpdateComposerProps) {
  const [hintId, faultId] = [useId(), useId()];
  const toast = useToast();
  const { draft, write } = useUpdateDraft(startupId);
  const [postUpdate, posting] = usePostUpdateMutation();
  const update = draft.text.trim();
  const fault = fieldErrors(posting.error).update?.[0] ?? failureText(posting.error);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!update || posting.isLoading) return;
    const { error } = await postUpdate({ startupId, update, idempotencyKey: draft.key });
    if (error) return;
    write('');
    toast.success('Your update is posted.');
  }

  return (
    <Sheet as="form" onSubmit={handleSubmit}>
      <Text
        aria-label="Share an update..."
        aria-describedby={fault ? `${faultId} ${hintId}` : hintId}
        aria-invalid={fault ? true : undefined}
        placeholder="Share an update..."
        rows={2}
        readOnly={posting.isLoading}
        value={draft.text}
        onChange={(event) => write(event.target.value)}
      />
      {fault && (
        <Fault id={faultId} role="alert">
          {fault}
        </Fault>
      )}
      <Bar>
        <Hint id={hintId}>{startup && audience(startup)}</Hint>
        <Button
          type="submit"
          tone="gradient"
          size="sm"
          disabled={!update}
          busy={posting.isLoading}
          busyLabel="Posting..."
        >
          Post Update
        </Button>
      </Bar>
    </Sheet>
  );
}

/** The readers of a post (rule 3.30): guests too, unless the startup is a draft. */
function audience({ name, published }: Pick<OwnStartup, 'name' | 'published'>): string {
  return published
    ? `Visible to everyone on the page of ${name}`
    : `Visible only to the team and mentors until ${name} is published`;
}

const Sheet = styled(Card)`
  padding: 1.125rem ${theme.space[20]} ${theme.space[16]};
  margin-block-end: ${theme.space[28]};

  &:focus-within {
    box-shadow: 0 0 0 2px ${theme.color.focus}, ${theme.shadow.raised};
  }
  /* Shadows and fills are gone where the system sets the colours. */
  @media (forced-colors: active) {
    border: 1px solid;
    &:focus-within { outline: 3px solid; }
  }
  @media print { display: none; }
`;

const Text = styled.textarea`
  inline-size: 100%;
  min-block-size: 4.75rem;
  padding: ${theme.space[6]} 0;
  border: 0;
  outline: 0;
  background: transparent;
  resize: vertical;
  field-sizing: content;
  font-size: 1.125rem;
  line-height: 1.6875rem;

  &::placeholder { color: ${theme.color.text3}; opacity: 1; }
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[16]};
  padding-block-start: ${theme.space[12]};
  border-block-start: 1px solid ${theme.color.line};

  > button { flex: none; }
`;

const Hint = styled.span`
  ${typeset.small}
  min-inline-size: 0;
  color: ${theme.color.text3};
`;

const Fault = styled.p`
  ${typeset.small}
  margin-block-end: ${theme.space[12]};
  color: ${theme.color.danger};
  font-weight: 600;
`;
