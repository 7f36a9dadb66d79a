import { Check, Copy } from 'lucide-react';
import { Button, Field, theme, useCopied } from 'shared-ui';
import styled from 'styled-components';

/** The private address, shown only once, to copy into the calendar program. */
export function FeedAddress({ address }: { address: string }) {
  const { copied, copy } = useCopied(address);

  return (
    <Line>
      <Field
        label="Address for your calendar app"
        help="Shown only now. Anyone who has it can read your meetings, so keep it to yourself."
        readOnly
        value={address}
        onFocus={(event) => event.target.select()}
      />
      <Button tone="ghost" size="sm" onClick={copy}>
        {copied ? <Check size={18} aria-hidden /> : <Copy size={18} aria-hidden />}
        <span role="status">{copied ? 'Copied!' : 'Copy address'}</span>
      </Button>
    </Line>
  );
}

const Line = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space[12]};
  inline-size: 100%;

  > :first-child { inline-size: 100%; }
`;
