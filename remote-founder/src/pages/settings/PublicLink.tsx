import { Check, Copy, ExternalLink } from 'lucide-react';
import { ButtonLink, IconButton, theme, typeset, useCopied } from 'shared-ui';
import styled from 'styled-components';

import { publicAddress } from './publicAddress';

/** The public address, with buttons to copy and open it. */
export function PublicLink({ slug }: { slug: string }) {
  const address = publicAddress(slug);
  const { copied, copy } = useCopied(address);

  return (
    <Line>
      <span>{address}</span>
      <IconButton label="Copy link" onClick={copy}>
        {copied ? <Check size={19} aria-hidden /> : <Copy size={19} aria-hidden />}
      </IconButton>
      <Statement role="status">{copied && 'Copied!'}</Statement>
      <ButtonLink tone="text" size="sm" href={`/startups/${slug}`} target="_blank">
        Open
        <ExternalLink size={18} aria-label="in a new tab" />
      </ButtonLink>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[4]} ${theme.space[8]};
  margin-block: -0.375rem;
`;

const Statement = styled.span`
  ${typeset.small}
  color: ${theme.color.success};
  font-weight: 650;

  /* Stays mounted while it is empty, because a status that is inserted with its text is not announced. */
  &:empty { margin-inline-end: calc(-1 * ${theme.space[8]}); }
`;
