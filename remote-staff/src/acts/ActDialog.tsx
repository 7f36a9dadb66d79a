import type { ActAnswer, ActPreview, StaffAct } from 'contract/wire/staff.contract';
import { useState } from 'react';
import {
  Field,
  FormDialog,
  fieldErrors,
  hasStatus,
  StepUp,
  TextArea,
  theme,
  useAttempt,
  wantsProof,
} from 'shared-ui';
import styled from 'styled-components';
import { Changes } from '../changes/Changes';
import {
  type NamedCall,
  usePerformActMutation,
  usePreviewActMutation,
} from '../data/acts.endpoints';

interface ActDialogProps {
  act: Pick<StaffAct, 'effect' | 'wants_reason'>;
  /** The planned act, e.g. 'Publish Zrno'. */
  title: string;
  /** Label of the main button, e.g. 'Publish'. */
  label: string;
  what: NamedCall;
  /** The preview at the time the dialog was opened. */
  preview: ActPreview;
  onDone: (answer: ActAnswer) => void;
  onClose: () => void;
}

/**
 * Previews an act and asks for confirmation: with a reason for the record, the name typed again if the act cannot be
 * undone, and the second factor if required (rules 11.18 and 11.19). The focus starts at the preview, however long it
 * is.
 */
export function ActDialog(props: ActDialogProps) {
  const { act, title, label, what, onDone, onClose } = props;
  const [seen, setSeen] = useState(props.preview);
  const [why, setWhy] = useState('');
  const [confirm, setConfirm] = useState('');
  const [perform, performing] = usePerformActMutation();
  const [look] = usePreviewActMutation();
  const attempt = useAttempt();
  const { error } = performing;
  const irreversible = seen.confirm !== null;
  const agreed = confirm.trim().toLowerCase() === (seen.confirm ?? '').toLowerCase();
  const explained = !act.wants_reason || why.trim() !== '';

  async function handleSave() {
    const call = {
      ...what.call,
      seen: seen.seen,
      ...(why.trim() && { why }),
      ...(irreversible && { confirm }),
    };
    const answer = await attempt(call, (attemptKey) =>
      perform({ name: what.name, call, attemptKey }),
    );
    if (answer.data) onDone(answer.data);
    // Somebody changed the object meanwhile: the dialog shows the current preview and asks again.
    if (hasStatus(answer.error, 409)) {
      const again = await look(what);
      if (again.data) setSeen(again.data);
    }
    return answer;
  }

  async function handleProven() {
    const answer = await handleSave();
    if (answer.data) onClose();
  }

  return (
    <>
      <FormDialog
        title={title}
        act={{ label, busyLabel: 'One moment...', tone: irreversible ? 'danger' : undefined }}
        saving={wantsProof(error) ? { ...performing, error: undefined } : performing}
        ready={agreed && explained}
        done={null}
        fields={['why', 'confirm']}
        onSave={handleSave}
        onClose={onClose}
      >
        <Message data-autofocus tabIndex={-1}>
          {seen.message}
        </Message>
        <Changes {...seen} />
        {irreversible && <Warning>This cannot be undone.</Warning>}
        <TextArea
          label={act.wants_reason ? 'Reason, for the record' : 'Reason, for the record (optional)'}
          rows={2}
          maxLength={500}
          value={why}
          error={fieldErrors(error).why}
          onChange={({ target }) => setWhy(target.value)}
        />
        {irreversible && (
          <Field
            label={`Type ${seen.confirm} to confirm`}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={confirm}
            error={fieldErrors(error).confirm}
            onChange={({ target }) => setConfirm(target.value)}
          />
        )}
      </FormDialog>
      <StepUp
        failure={error}
        about={act.effect === 'irreversible' ? 'This cannot be undone' : 'This affects accounts'}
        onProven={handleProven}
      />
    </>
  );
}

const Message = styled.p`
  font-weight: 650;
`;

const Warning = styled.p`
  color: ${theme.color.danger};
  font-weight: 650;
`;
