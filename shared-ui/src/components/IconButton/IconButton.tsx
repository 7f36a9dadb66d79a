import type { ComponentPropsWithRef } from 'react';
import { theme, upTo } from 'shared-ui/core';
import styled from 'styled-components';

export interface IconButtonProps extends ComponentPropsWithRef<'button'> {
  /** The name for those who cannot see the icon, and the hint for those who can. */
  label: string;
  tone?: 'plain' | 'raised' | 'danger';
  /** True while the act runs: the button keeps focus and ignores presses. */
  busy?: boolean;
}

/** A button whose words are an icon. 44 px on phones; `raised` floats over pictures. */
export function IconButton(props: IconButtonProps) {
  const { label, tone = 'plain', busy = false, onClick, ...rest } = props;
  return (
    <Root
      type="button"
      title={label}
      {...rest}
      $tone={tone}
      aria-label={label}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onClick}
    />
  );
}

const Root = styled.button<{ $tone: NonNullable<IconButtonProps['tone']> }>`
  display: inline-grid;
  flex: none;
  place-items: center;
  inline-size: ${theme.size.icon};
  block-size: ${theme.size.icon};
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.control};
  color: ${({ $tone }) => ($tone === 'danger' ? theme.color.danger : theme.color.text2)};
  background: ${({ $tone }) => ($tone === 'raised' ? theme.color.surface : 'transparent')};
  box-shadow: ${({ $tone }) => ($tone === 'raised' ? theme.shadow.raised : 'none')};
  cursor: pointer;
  transition: background-color ${theme.time.fast};

  &:hover, &[aria-pressed='true'], &[aria-expanded='true'] {
    color: ${({ $tone }) => ($tone === 'danger' ? theme.color.danger : theme.color.text)};
    background: ${theme.color.surface2};
  }
  &:disabled, &[aria-disabled='true'] { opacity: 0.45; cursor: not-allowed; }

  ${upTo.tablet} {
    inline-size: ${theme.size.target};
    block-size: ${theme.size.target};
  }
`;
