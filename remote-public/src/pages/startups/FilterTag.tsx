import { Check } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { theme, upTo } from 'shared-ui';
import styled from 'styled-components';

interface FilterTagProps extends ComponentPropsWithRef<'button'> {
  /** Whether the filter is on. */
  pressed: boolean;
}

/** A filter that is on or off. The check mark is hidden on phones; `aria-pressed` is always set. */
export function FilterTag({ pressed, children, ...rest }: FilterTagProps) {
  return (
    <Root type="button" {...rest} aria-pressed={pressed}>
      {pressed && <Check size={18} aria-hidden />}
      {children}
    </Root>
  );
}

const Root = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[8]};
  min-block-size: ${theme.size.target};
  padding-inline: 1.125rem;
  border: 1.5px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.pill};
  color: ${theme.color.text};
  background: ${theme.color.surface};
  font-size: 0.9375rem;
  font-weight: 650;
  cursor: pointer;

  &:hover { background: ${theme.color.surface2}; }
  &[aria-pressed='true'] {
    border-color: ${theme.color.primary};
    color: ${theme.color.onPrimary};
    background: ${theme.color.primary};
  }
  &:disabled { opacity: 0.55; cursor: not-allowed; }

  ${upTo.tablet} {
    padding-inline: 0.9375rem;
    svg { display: none; }
  }
`;
