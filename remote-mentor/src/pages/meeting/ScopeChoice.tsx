import { useId } from 'react';
import { theme, typeset } from 'shared-ui';
import styled from 'styled-components';

import { RadioOption } from '../../choice/RadioOption';
import type { Scope } from './ownMeeting.endpoints';

interface ScopeChoiceProps {
  legend: string;
  value: Scope;
  onChange: (value: Scope) => void;
}

/** The scope: one session of a series, also the following ones, or all remaining. */
export function ScopeChoice({ legend, value, onChange }: ScopeChoiceProps) {
  const name = useId();
  return (
    <Root>
      <legend>{legend}</legend>
      {(['occurrence', 'following', 'schedule'] as const).map((scope) => (
        <RadioOption
          key={scope}
          name={name}
          checked={value === scope}
          onChoose={() => onChange(scope)}
        >
          {LABELS[scope]}
        </RadioOption>
      ))}
    </Root>
  );
}

const LABELS: Record<Scope, string> = {
  occurrence: 'Only this session',
  following: 'This and the following sessions',
  schedule: 'All remaining sessions of the series',
};

const Root = styled.fieldset`
  display: grid;
  gap: ${theme.space[4]};

  legend { ${typeset.label} padding: 0; }
`;
