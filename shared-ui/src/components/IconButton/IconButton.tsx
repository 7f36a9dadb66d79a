import type { ComponentPropsWithRef } from 'react';
import { theme, upTo } from 'shared-ui/core';
import styled, { css } from 'styled-components';

import { usePressable } from '../Button/usePressable';

/** `raised` floats over pictures; `danger` is for destructive actions. */
type IconButtonTone = 'plain' | 'raised' | 'danger';

interface IconButtonProps extends ComponentPropsWithRef<'button'> {
  /** The accessible name, also shown as a hint. */
  label: string;
  tone?: IconButtonTone;
  /** True while the action runs: the button keeps focus and ignores presses. */
  busy?: boolean;
}

/** A button whose label is an icon. 44 px on phones. */
export function IconButton(props: IconButtonProps) {
  const { label, tone = 'plain', busy: _busy, ...rest } = props;
  const pressable = usePressable(props);
  return (
    <Root
      type="button"
      tabIndex={0} // as in Button
      title={label}
      {...rest}
      $tone={tone}
      aria-label={label}
      {...pressable}
    />
  );
}

const TONES: Record<IconButtonTone, ReturnType<typeof css>> = {
  plain: css`
    --ink: ${theme.color.text2};
    --ink-over: ${theme.color.text};
  `,
  raised: css`
    --ink: ${theme.color.text};
    --fill: ${theme.color.surface};
    --shadow: ${theme.shadow.raised};
  `,
  danger: css`
    --ink: ${theme.color.text2};
    --ink-over: ${theme.color.danger};
  `,
};

const Root = styled.button<{ $tone: IconButtonTone }>`
  ${({ $tone }) => TONES[$tone]}
  display: inline-grid;
  flex: none;
  place-items: center;
  inline-size: ${theme.size.icon};
  block-size: ${theme.size.icon};
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.control};
  color: var(--ink);
  background: var(--fill, transparent);
  box-shadow: var(--shadow, none);
  cursor: pointer;
  transition: background-color ${theme.time.fast};

  &:hover, &[aria-pressed='true'], &[aria-expanded='true'] {
    color: var(--ink-over, var(--ink));
    background: ${theme.color.surface2};
  }
  &:disabled, &[aria-disabled='true'] { opacity: 0.45; cursor: not-allowed; }
  @media print { display: none; }

  ${upTo.tablet} {
    inline-size: ${theme.size.target};
    block-size: ${theme.size.target};
  }
`;
