import { useId } from 'react';
import { theme, typeset } from 'shared-ui';
import styled from 'styled-components';

import type { Scope } from './ownMeeting.endpoints';

interface ScopeChoiceProps {
  legend: string;
  value: Scope;
  onChange: (value: Scope) => void;
}

/** One session of a series, or all that are left of it. */
export function ScopeChoice({ legend, value, onChange }: ScopeChoiceProps) {
  const name = useId();
  return (
    <Root>
      <legend>{legend}</legend>
      {(['occurrence', 'schedule'] as const).map((scope) => (
        <Option key={scope}>
          <input
            type="radio"
            name={name}
            checked={value === scope}
            onChange={() => onChange(scope)}
          />
          {LABELS[scope]}
        </Option>
      ))}
    </Root>
  );
}

const LABELS: Record<Scope, string> = {
  occurrence: 'Only this session',
  schedule: 'All sessions of the series that are left',
};

const Root = styled.fieldset`
  display: grid;
  gap: ${theme.space[4]};

  legend { ${typeset.label} padding: 0; }
`;

const Option = styled.label`
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
