import { useEffect } from 'react';
import {
  Button,
  isStaff,
  leave,
  RelativeTime,
  TextLink,
  theme,
  upTo,
  useSessionStatus,
  useUser,
} from 'shared-ui';
import styled from 'styled-components';

import { forgetPreview } from './previewRequest';
import type { ProgrammeDraft } from './programmeDraft';

interface DraftBadgeProps {
  draft: ProgrammeDraft;
  /** Reloads the page. */
  onReload?: () => void;
}

/** Shows on every page of the tab that it has the draft of the programme; a button ends that. */
export function DraftBadge({ draft, onReload = reload }: DraftBadgeProps) {
  const { parts } = draft;
  useEndWithSession(onReload);

  function handleLeave() {
    leave(() => {
      forgetPreview();
      onReload();
    });
  }

  return (
    <Bar data-theme="stage" aria-label="Preview of the programme">
      <div role="status">
        <strong>Preview.</strong> <Sentence parts={parts} />
      </div>
      <Acts>
        <TextLink to="/staff/programme">Edit</TextLink>
        <Button size="sm" tone="ghost" onClick={() => leave(onReload)}>
          {parts ? 'Reload' : 'Try again'}
        </Button>
        <Button size="sm" onClick={handleLeave}>
          Leave preview
        </Button>
      </Acts>
    </Bar>
  );
}

function Sentence({ parts }: ProgrammeDraft) {
  if (!parts) return 'The draft did not load. You see the published version.';
  if (parts.edited_at === null) return 'There is no draft. You see the published version.';
  return (
    <>
      Only staff sees this draft, saved <RelativeTime date={parts.edited_at} />.
    </>
  );
}

/** When another user follows the editor, or the editor loses the staff role, the tab shows the published programme. */
function useEndWithSession(onReload: () => void): void {
  const status = useSessionStatus();
  const user = useUser();
  const isOver = status === 'guest' || (user !== null && !isStaff(user));
  useEffect(() => {
    if (!isOver) return;
    forgetPreview();
    onReload();
  }, [isOver, onReload]);
}

const reload = () => location.reload();

const Bar = styled.aside`
  position: sticky;
  z-index: ${theme.layer.sidebar};
  inset-block-end: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[4]} ${theme.space[24]};
  padding: ${theme.space[8]} ${theme.space[24]};
  border-block-start: 3px solid ${theme.color.warnText};
  background: ${theme.color.bg};
  box-shadow: ${theme.shadow.toast};
  color: ${theme.color.text};

  > [role='status'] { min-inline-size: 0; overflow-wrap: anywhere; }
  ${upTo.tablet} { padding-inline: ${theme.space[16]}; }
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[4]} ${theme.space[16]};
  align-items: center;

  a { display: inline-flex; align-items: center; min-block-size: ${theme.size.target}; }
`;
