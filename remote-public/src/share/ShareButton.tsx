import { Check, Share2 } from 'lucide-react';
import { Button } from 'shared-ui';

import { useShare } from './useShare';

/** Hands the address of this page on: the system's own sheet, else a copy of the link. */
export function ShareButton({ title }: { title: string }) {
  const { share, copied } = useShare(title);
  const Icon = copied ? Check : Share2;

  return (
    <Button tone="ghost" onClick={share}>
      <Icon size={20} aria-hidden="true" />
      <span aria-live="polite">{copied ? 'Copied!' : 'Share'}</span>
    </Button>
  );
}
