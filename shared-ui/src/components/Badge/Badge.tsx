import type { ComponentPropsWithRef } from 'react';
import { theme } from 'shared-ui/core';
import styled, { css } from 'styled-components';

/** `role` names a person's role, `count` is a number of new items. */
type BadgeKind = 'role' | 'count';

interface BadgeProps extends ComponentPropsWithRef<'span'> {
  kind?: BadgeKind;
}

/** A small mark on a person or an entry: a role on a profile, a number of unread items. */
export function Badge({ kind = 'role', ...rest }: BadgeProps) {
  return <Root {...rest} $kind={kind} />;
}

const KINDS: Record<BadgeKind, ReturnType<typeof css>> = {
  role: css`
    padding: 0.25rem 0.75rem;
    border: 1.5px solid ${theme.color.lineStrong};
    color: ${theme.color.text};
    text-transform: capitalize;
  `,
  count: css`
    justify-content: center;
    min-inline-size: 1.375rem;
    padding: 0.125rem 0.4375rem;
    color: ${theme.color.onFill};
    background: ${theme.color.dangerFill};
    font-variant-numeric: tabular-nums;
  `,
};

const Root = styled.span<{ $kind: BadgeKind }>`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  border-radius: ${theme.radius.pill};
  font-size: 0.875rem;
  font-weight: 650;
  line-height: 1.125rem;
  ${({ $kind }) => KINDS[$kind]}
`;
