import type { UndoDryRun } from 'contract/wire/imports.contract';
import { useEffect, useRef } from 'react';
import {
  Button,
  Card,
  InlineAlert,
  newAttemptKey,
  Skeleton,
  StepUp,
  theme,
  typeset,
  wantsProof,
} from 'shared-ui';
import styled from 'styled-components';
import { ActButton } from '../../acts/ActButton';
import { usePerformActMutation } from '../../data/acts.endpoints';
import { ImportLines } from './ImportLines';

interface UndoPreviewProps {
  /** Number of the import. */
  id: number;
  /** The act that undoes such imports. */
  act: string;
  /** Names the import. */
  title: string;
  onDone: () => void;
}

/** Previews undoing an import, line by line. Its button undoes the import, unless a line prevents it. */
export function UndoPreview({ id, act, title, onDone }: UndoPreviewProps) {
  const [perform, { data, error, isLoading: busy }] = usePerformActMutation();
  const heading = useRef<HTMLHeadingElement>(null);
  const run = data?.answer as UndoDryRun | undefined;

  function look() {
    const call = { fields: { id, 'dry-run': true } };
    void perform({ name: act, call, attemptKey: newAttemptKey() });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for the import that was chosen
  useEffect(() => {
    heading.current?.focus();
    look();
  }, []);

  return (
    <Sheet aria-busy={busy}>
      <h3 ref={heading} tabIndex={-1}>
        Undo {title}
      </h3>
      {!wantsProof(error) && <InlineAlert failure={error} />}
      <StepUp failure={error} about="This affects accounts" onProven={look} />
      {error && !busy && !wantsProof(error) && (
        <Button tone="ghost" size="sm" onClick={look}>
          Try again
        </Button>
      )}
      {busy && !run && <Skeleton height="8rem" />}
      {run && (
        <>
          <p role="status">{sentence(run)}</p>
          <ImportLines caption="What will be undone" lines={run.lines} />
          {run.refused === 0 && (
            <ActButton
              act={act}
              fields={{ id }}
              title={`Undo ${title}`}
              label="Undo this import"
              tone="danger"
              size="md"
              busy={busy}
              onDone={onDone}
            />
          )}
        </>
      )}
    </Sheet>
  );
}

function sentence({ removed, restored, gone, refused }: UndoDryRun): string {
  const counts = `${removed} removed, ${restored} restored, ${gone} already removed, ${refused} in use.`;
  return refused === 0 ? counts : `${counts} An import can only be undone as a whole.`;
}

const Sheet = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[16]};
  padding: ${theme.space[16]};

  h3 { ${typeset.h3} overflow-wrap: anywhere; }
  > button { justify-self: start; }
`;
