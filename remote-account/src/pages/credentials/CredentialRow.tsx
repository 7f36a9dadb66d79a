import type { ReactNode } from 'react';
import { ButtonLink, theme, typeset, upTo } from 'shared-ui';
import styled from 'styled-components';

interface CredentialRowProps {
  label: string;
  /** The page that changes it. */
  to: string;
  /** The value; 'Not set' when it is empty. */
  children: ReactNode;
}

/** One credential and the way to change it. */
export function CredentialRow({ label, to, children }: CredentialRowProps) {
  return (
    <Row>
      <Label>{label}</Label>
      <Value>{children || 'Not set'}</Value>
      <Way>
        <ButtonLink tone="ghost" size="sm" to={to} aria-label={`Change ${label.toLowerCase()}`}>
          Change
        </ButtonLink>
      </Way>
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: 7rem minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space[16]};
  padding: ${theme.space[20]} ${theme.space[32]};

  & + & { border-block-start: 1px solid ${theme.color.line}; }
  ${upTo.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${theme.space[4]} ${theme.space[12]};
    padding-inline: ${theme.space[20]};
  }
`;

const Label = styled.dt`
  ${typeset.label}
  color: ${theme.color.text2};
`;

const Value = styled.dd`
  overflow-wrap: anywhere;

  ${upTo.tablet} { grid-row: 2; }
`;

const Way = styled.dd`
  ${upTo.tablet} { grid-area: 1 / 2 / span 2; }
`;
