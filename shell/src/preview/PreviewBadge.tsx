import type { PreviewOverride } from 'contract/registry';
import { useSyncExternalStore } from 'react';
import { Button, plural, theme, upTo } from 'shared-ui';
import styled from 'styled-components';

import type { Remotes } from '../remotes';
import type { Preview } from './preview';
import { storePreviewRequests, withoutPreviewRequests } from './previewRequests';

interface PreviewBadgeProps {
  preview: Preview;
  remotes: Remotes;
}

/** Shows, as long as the tab is open, that it has other releases than the published ones; a button ends the preview. */
export function PreviewBadge({ preview: { overrides, refused }, remotes }: PreviewBadgeProps) {
  const version = () => remotes.version;
  useSyncExternalStore(remotes.subscribe, version, version);

  function handleReset() {
    storePreviewRequests([]);
    location.replace(withoutPreviewRequests(location.href));
  }

  if (overrides.length + refused.length === 0) return null;
  return (
    <Badge data-theme="stage" aria-label="Preview">
      <div role="status">
        {overrides.length > 0 && <strong>{plural(overrides.length, 'override')}</strong>}
        {overrides.map((override) => (
          <p key={override.remote}>{sentenceOf(override, remotes)}</p>
        ))}
        {refused.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <Button size="sm" tone="ghost" onClick={handleReset}>
        {overrides.length > 0 ? 'Reset' : 'Close'}
      </Button>
    </Badge>
  );
}

function sentenceOf({ remote, release, until }: PreviewOverride, remotes: Remotes): string {
  const arrived = remotes.releaseOf(remote);
  const failed = arrived && arrived !== release.id;
  if (failed) return `${remote} ${release.id} failed, showing ${arrived}`;
  return `${remote} ${release.id}${until === undefined ? '' : `, until ${moment.format(until)}`}`;
}

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

const Badge = styled.aside`
  position: fixed;
  z-index: ${theme.layer.toast};
  inset: auto auto ${theme.space[16]} ${theme.space[16]};
  display: flex;
  align-items: center;
  gap: ${theme.space[16]};
  max-inline-size: ${theme.size.measure};
  padding: ${theme.space[12]} ${theme.space[16]};
  border: 1px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.card};
  background: ${theme.color.bg};
  box-shadow: ${theme.shadow.toast};
  color: ${theme.color.text};

  div { flex: 1; overflow-wrap: anywhere; }
  button { flex: none; }

  ${upTo.tablet} { inset-inline-end: ${theme.space[16]}; }
`;
