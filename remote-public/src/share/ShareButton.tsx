import { Check, Share2 } from 'lucide-react';
import { Button, theme } from 'shared-ui';
import styled from 'styled-components';

import { useShare } from './useShare';

/** Hands the address of this page on: the system's own sheet, else a copy of the link. */
export function ShareButton({ title }: { title: string }) {
  const { share, copied } = useShare(title);
  const Icon = copied ? Check : Share2;

  return (
    <OverPicture tone="ghost" onClick={share}>
      <Icon size={20} aria-hidden="true" />
      <span aria-live="polite">{copied ? 'Copied!' : 'Share'}</span>
    </OverPicture>
  );
}

const OverPicture = styled(Button)`
  background: ${theme.brand.scrim};
`;
