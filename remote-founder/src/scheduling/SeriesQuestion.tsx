import { Button, Dialog, theme } from 'shared-ui';
import styled from 'styled-components';

import type { Scope } from '../meetings/meetings.endpoints';
import { SeriesWarning } from './SeriesWarning';

interface SeriesQuestionProps {
  title: string;
  warning: string;
  acts: Record<Scope, string>;
  busyLabel: string;
  tone: 'danger' | 'primary';
  /** The scope of the act in progress. */
  busy?: Scope;
  error?: string;
  onChoose: (scope: Scope) => void;
  onClose: () => void;
}

/** Asks for the scope of an act on a recurring meeting: only this one, also the following, or the whole schedule. */
export function SeriesQuestion(props: SeriesQuestionProps) {
  const { title, warning, acts, busyLabel, tone, busy, error, onChoose, onClose } = props;

  return (
    <Dialog open size="sm" title={title} busy={busy !== undefined} onClose={onClose}>
      <SeriesWarning>{warning}</SeriesWarning>
      {error && <Failure role="alert">{error}</Failure>}
      <Acts>
        {(['occurrence', 'following', 'schedule'] as const).map((scope) => (
          <Button
            key={scope}
            tone={scope === 'schedule' ? tone : 'ghost'}
            busy={busy === scope}
            busyLabel={busyLabel}
            disabled={busy !== undefined && busy !== scope}
            onClick={() => onChoose(scope)}
          >
            {acts[scope]}
          </Button>
        ))}
        <Button data-autofocus tone="soft" disabled={busy !== undefined} onClick={onClose}>
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

const Failure = styled.p`
  margin-block-start: ${theme.space[12]};
  color: ${theme.color.danger};
  font-weight: 600;
`;
