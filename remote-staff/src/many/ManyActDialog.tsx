import { useEffect, useState } from 'react';
import {
  Field,
  FormDialog,
  fieldErrors,
  hasStatus,
  InlineAlert,
  Skeleton,
  StepUp,
  TextArea,
  useAttempt,
  useToast,
  wantsProof,
} from 'shared-ui';
import { usePerformManyMutation, usePreviewManyMutation } from '../data/manyActs.endpoints';
import { ActQuestion } from './ActQuestion';
import { ManyPreview } from './ManyPreview';
import type { ManyAct } from './manyAct';

interface ManyActDialogProps<Row> {
  act: ManyAct<Row>;
  rows: Row[];
  nameOf: (row: Row) => string;
  title: string;
  onDone: () => void;
  onClose: () => void;
}

/** Asks for the act's fields, previews the effect on each row, and performs it on all rows or none. */
export function ManyActDialog<Row>(props: ManyActDialogProps<Row>) {
  const { act, rows, nameOf, title, onDone, onClose } = props;
  const { asks } = act;
  const [entered, setEntered] = useState(asks?.options?.[0]?.value ?? '');
  const [why, setWhy] = useState('');
  const [confirm, setConfirm] = useState('');
  const [look, looking] = usePreviewManyMutation();
  const [perform, performing] = usePerformManyMutation();
  const attempt = useAttempt();
  const toast = useToast();
  const preview = looking.data;
  const call = {
    each: rows.map(act.ofEach),
    fields: { ...act.fields, ...(asks && { [asks.field]: entered }) },
  };

  // An act without a question is previewed at once.
  const asksNothing = asks === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the rows the dialog was opened for
  useEffect(() => {
    if (asksNothing) void look({ name: act.act, call });
  }, [asksNothing]);

  const isAgreed =
    preview?.seen != null && confirm.trim().toLowerCase() === (preview.confirm ?? '').toLowerCase();

  async function handleSave() {
    if (!preview?.seen) {
      await look({ name: act.act, call });
      return null;
    }
    const whole = {
      ...call,
      seen: preview.seen,
      ...(why.trim() && { why }),
      ...(preview.confirm && { confirm }),
    };
    const answer = await attempt(whole, (attemptKey) =>
      perform({ name: act.act, call: whole, attemptKey }),
    );
    if (answer.data) {
      toast.success(answer.data.message);
      onDone();
    }
    // Somebody changed one of the objects meanwhile: the dialog shows the current preview and asks again.
    if (hasStatus(answer.error, 409)) await look({ name: act.act, call });
    return answer;
  }

  async function handleProven() {
    const answer = await handleSave();
    if (answer && !answer.error) onClose();
  }

  function handleEntered(value: string) {
    setEntered(value);
    looking.reset();
  }

  return (
    <>
      <FormDialog
        title={title}
        act={{
          label: preview ? act.label : 'See what will happen',
          busyLabel: 'One moment...',
          tone: preview?.confirm ? 'danger' : undefined,
        }}
        saving={{
          isLoading: looking.isLoading || performing.isLoading,
          error: wantsProof(performing.error) ? undefined : performing.error,
        }}
        ready={preview ? isAgreed : entered !== '' || asksNothing}
        done={null}
        fields={['why', 'confirm']}
        onSave={handleSave}
        onClose={onClose}
      >
        {asks && (
          <ActQuestion
            {...asks}
            value={entered}
            error={fieldErrors(looking.error)[`fields.${asks.field}`]}
            onTell={handleEntered}
          />
        )}
        {looking.error && (
          <InlineAlert failure={looking.error} fields={asks ? [`fields.${asks.field}`] : []} />
        )}
        {asksNothing && looking.isLoading && <Skeleton height="8rem" />}
        {preview && <ManyPreview names={rows.map(nameOf)} preview={preview} />}
        {preview?.seen && (
          <TextArea
            label="Reason, for the record (optional)"
            rows={2}
            maxLength={500}
            value={why}
            onChange={({ target }) => setWhy(target.value)}
          />
        )}
        {preview?.confirm && preview.seen && (
          <Field
            label={`This cannot be undone. Type ${preview.confirm} to confirm`}
            autoComplete="off"
            autoCapitalize="none"
            value={confirm}
            error={fieldErrors(performing.error).confirm}
            onChange={({ target }) => setConfirm(target.value)}
          />
        )}
      </FormDialog>
      <StepUp
        failure={performing.error}
        about={preview?.confirm ? 'This cannot be undone' : 'This affects accounts'}
        onProven={handleProven}
      />
    </>
  );
}
