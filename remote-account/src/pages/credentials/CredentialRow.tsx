import type { ReactNode } from 'react';
import { ButtonLink, SettingRow } from 'shared-ui';

interface CredentialRowProps {
  label: string;
  /** The page that changes it. */
  to: string;
  children: ReactNode;
}

/** One credential, with a link to the page that changes it. */
export function CredentialRow({ label, to, children }: CredentialRowProps) {
  const way = (
    <ButtonLink tone="ghost" size="sm" to={to} aria-label={`Change ${label.toLowerCase()}`}>
      Change
    </ButtonLink>
  );
  return (
    <SettingRow label={label} act={way}>
      {children}
    </SettingRow>
  );
}
