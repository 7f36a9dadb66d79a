import { LoaderCircle } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';

import {
  type ButtonSize,
  type ButtonTone,
  type ButtonVariant,
  buttonLine,
  buttonStyles,
} from './buttonStyles';
import { spin } from './spin';
import { usePressable } from './usePressable';

interface ButtonProps extends ComponentPropsWithRef<'button'> {
  tone?: ButtonTone;
  size?: ButtonSize;
  /** True while the action runs. The button keeps focus and width, and ignores presses. */
  busy?: boolean;
  /** Label shown instead of `children` while `busy`, e.g. "Posting...". */
  busyLabel?: string;
}

/** Every other prop, `ref` included, is passed to the `<button>`. */
export function Button(props: ButtonProps) {
  const { tone = 'primary', size = 'md', busy = false, busyLabel, ...rest } = props;
  const { children, ...root } = rest;
  const pressable = usePressable(props);

  return (
    <Root
      type="button"
      tabIndex={0} // without it Safari focuses an ancestor at a press
      {...root}
      $tone={tone}
      $size={size}
      {...pressable}
    >
      <Label $hidden={busy}>{children}</Label>
      {busy && (
        <BusyLabel>
          <Wheel size={18} aria-hidden />
          {busyLabel ?? children}
        </BusyLabel>
      )}
    </Root>
  );
}

const Root = styled.button<ButtonVariant>`
  ${buttonStyles}
  display: inline-grid;
  place-items: center;
  @media print { display: none; }
`;

/* Both labels share one grid cell, so the button is as wide as the wider of the two. */
const Label = styled.span<{ $hidden: boolean }>`
  ${buttonLine}
  grid-area: 1 / 1;
  visibility: ${({ $hidden }) => ($hidden ? 'hidden' : 'visible')};
`;

const BusyLabel = styled.span`
  ${buttonLine}
  grid-area: 1 / 1;
`;

const Wheel = styled(LoaderCircle)`
  ${spin}
`;
