import { LoaderCircle } from 'lucide-react';
import { theme } from 'shared-ui/core';
import styled from 'styled-components';

import { spin } from '../Button/spin';

/** A spinner with a label, e.g. "Loading more updates..."; announced politely. */
export function Spinner({ label }: { label: string }) {
  return (
    <Root role="status">
      <Wheel size={18} aria-hidden />
      {label}
    </Root>
  );
}

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[12]};
  color: ${theme.color.text3};
  font-size: 0.9375rem;
`;

const Wheel = styled(LoaderCircle)`
  ${spin}
`;
