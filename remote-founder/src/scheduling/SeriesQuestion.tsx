import { useState } from 'react';
import { Button, Dialog, type Failure, InlineAlert, theme, useRequest, useToast } from 'shared-ui';
import styled from 'styled-components';

import type { Scope } from '../meetings/meetings.endpoints';
import { SeriesWarning } from './SeriesWarning';

interface SeriesQuestionProps {
  title: string;
  warning: string;
  acts: Record<Scope, string>;
  busyLabel: string;
  /** The toast after success. */
  doneOf: (scope: Scope) => string;
  onChoose: (scope: Scope) => PromiseLike<{ error?: Failure }>;
  onDone: () => void;
  onClose: () => void;
}

/** Asks for the scope of an act on a recurring meeting: only this one, also the following, or the whole schedule. */
export function SeriesQuestion(props: SeriesQuestionProps) {
  const { title, warning, acts, busyLabel, doneOf, onChoose, onDone, onClose } = props;
  const toast = useToast();
  const [chosen, setChosen] = useState<Scope>();
  const { busy, failure, send } = useRequest();

  async function handleChoose(scope: Scope) {
    setChosen(scope);
    const { error } = await send(() => onChoose(scope));
    if (error) return;
    toast.success(doneOf(scope));
    onClose();
    onDone();
  }

  return (
    <Dialog open size="sm" title={title} busy={busy} onClose={onClose}>
      <SeriesWarning>{warning}</SeriesWarning>
      <Acts>
        <InlineAlert failure={failure} fields={[]} />
        {(['occurrence', 'following', 'schedule'] as const).map((scope) => (
          <Button
            key={scope}
            tone={scope === 'schedule' ? 'danger' : 'ghost'}
            busy={busy && chosen === scope}
            busyLabel={busyLabel}
            disabled={busy && chosen !== scope}
            onClick={() => handleChoose(scope)}
          >
            {acts[scope]}
          </Button>
        ))}
        <Button data-autofocus tone="soft" disabled={busy} onClick={onClose}>
          Cancel
        </Button>
      </Acts>
    </Dialog>
  );
}

const Acts = styled.div`
  display: grid;
  gap: ${theme.space[12]};
  margin-block-start: ${theme.space[20]};
`;
