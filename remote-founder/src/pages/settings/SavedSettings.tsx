import type { StartupField } from 'contract/wire/startup-settings.contract';
import type { Stage } from 'contract/wire/startups.contract';
import { Picture, stageLabel } from 'shared-ui';
import styled from 'styled-components';

import { publicAddress } from './publicAddress';

interface SavedSettingsProps {
  startupId: number;
  /** What somebody else saved meanwhile. */
  saved: Partial<Record<StartupField, string>>;
}

const LINKS: Partial<Record<StartupField, string>> = {
  x: 'X',
  linkedIn: 'LinkedIn',
  website_links: 'Website',
};

/** The values of settings that somebody else saved while the reader was editing them. */
export function SavedSettings({ startupId, saved }: SavedSettingsProps) {
  return Object.entries(saved).map(([name, value]) => {
    const field = name as StartupField;
    const label = LINKS[field];
    if (field === 'startup_image')
      return (
        <Logo key={field}>
          <Picture path={value} alt="The saved logo" widths="84px" seed={startupId} />
        </Logo>
      );
    return <p key={field}>{label ? `${label}: ${textOf(field, value)}` : textOf(field, value)}</p>;
  });
}

function textOf(field: StartupField, value: string): string {
  if (field === 'stage') return stageLabel(value as Stage);
  if (field === 'slug') return publicAddress(value);
  return value || 'Not set';
}

const Logo = styled.div`
  overflow: hidden;
  inline-size: 5.25rem;
  block-size: 5.25rem;
`;
