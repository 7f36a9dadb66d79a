import { Button } from 'shared-ui';

import { AccountLine } from '../../layout/AccountLine';

interface AccessLineProps {
  name: string;
  about: string;
  /** Label of the button that ends it. */
  way: string;
  busy: boolean;
  onEnd: () => void;
}

/** One way into the account, with a button to end it. */
export function AccessLine({ name, about, way, busy, onEnd }: AccessLineProps) {
  return (
    <AccountLine name={name} about={about}>
      <Button tone="ghost" size="sm" aria-label={`${way}: ${name}`} busy={busy} onClick={onEnd}>
        {way}
      </Button>
    </AccountLine>
  );
}
