import { Check, Share2 } from 'lucide-react';
import { Button, theme } from 'shared-ui';
import styled from 'styled-components';

import { useShare } from './useShare';

/** Shares the address of this page: by the system's share sheet, or else by copying the link. */
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
