import type { Recurrence } from 'contract/wire/meetings.contract';
import { useEffect, useRef } from 'react';
import { theme, typeset, upTo } from 'shared-ui';
import styled from 'styled-components';

import { RECURRENCE } from '../meetings/recurrence';

interface RecurrenceChoiceProps {
  value: Recurrence;
  /** True while the booking is in progress. */
  disabled: boolean;
  onChange: (value: Recurrence) => void;
}

/** Once, every week or every month. Takes the focus when it is mounted, because it is the next step. */
export function RecurrenceChoice({ value, disabled, onChange }: RecurrenceChoiceProps) {
  const fieldset = useRef<HTMLFieldSetElement>(null);

  useEffect(() => {
    fieldset.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
  }, []);

  return (
    <fieldset ref={fieldset} disabled={disabled}>
      <Legend>Repeat this session?</Legend>
      <Options>
        {(Object.keys(RECURRENCE) as Recurrence[]).map((recurrence) => (
          <Option key={recurrence}>
            <input
              type="radio"
              name="recurrence"
              checked={value === recurrence}
              onChange={() => onChange(recurrence)}
            />
            <span>
              <b>{RECURRENCE[recurrence].label}</b>
              {RECURRENCE[recurrence].help}
            </span>
          </Option>
        ))}
      </Options>
    </fieldset>
  );
}

const Legend = styled.legend`
  ${typeset.label}
  padding: 0;
  margin-block-end: 0.625rem;
`;

const Options = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 0.625rem;

  ${upTo.tablet} { grid-template-columns: minmax(0, 1fr); gap: ${theme.space[8]}; }
`;

const Option = styled.label`
  ${typeset.small}
  display: flex;
  gap: 0.625rem;
  padding: ${theme.space[12]} 0.875rem;
  border: 1.5px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.control};
  color: ${theme.color.text2};
  cursor: pointer;

  b { display: block; color: ${theme.color.text}; font-size: 1rem; }
  input {
    flex: none;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    margin: 0;
    accent-color: ${theme.brand.fig};
  }
  &:has(:checked) {
    border-color: ${theme.brand.fig};
    background: ${theme.color.aside};
    box-shadow: inset 0 0 0 1px ${theme.brand.fig};
  }
`;
