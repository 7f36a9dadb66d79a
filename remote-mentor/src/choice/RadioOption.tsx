import type { ReactNode } from 'react';
import { theme } from 'shared-ui';
import styled from 'styled-components';

interface RadioOptionProps {
  /** Shared by the options of one question. */
  name: string;
  checked: boolean;
  onChoose: () => void;
  children: ReactNode;
}

/** One option of a question with few, in its own row. */
export function RadioOption({ name, checked, onChoose, children }: RadioOptionProps) {
  return (
    <Root>
      <input type="radio" name={name} checked={checked} onChange={onChoose} />
      {children}
    </Root>
  );
}

const Root = styled.label`
  display: flex;
  align-items: center;
  gap: ${theme.space[12]};
  min-block-size: 2.75rem;
  cursor: pointer;

  input {
    flex: none;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    margin: 0;
    accent-color: ${theme.brand.fig};
  }
`;
