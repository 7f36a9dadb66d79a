import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { theme } from 'shared-ui/core';
import styled from 'styled-components';

import { controlStyles } from '../Field/controlStyles';
import { FieldFrame } from '../Field/FieldFrame';
import { type FieldText, useWiring } from '../Field/fieldText';
import { useIsSaving } from '../Field/savingForm';

interface SelectFieldProps extends ComponentPropsWithRef<'select'>, FieldText {
  options: readonly { value: string; label: string }[];
}

/** A choice of one option, as the browser's native select, which suits every phone. */
export function SelectField(props: SelectFieldProps) {
  const { label, labelHidden, help, error, options, ...select } = props;
  const { wiring, messages } = useWiring({ help, error, id: select.id });
  const isSaving = useIsSaving();
  const frame = { label, labelHidden, help, messages, controlId: wiring.id };
  return (
    <FieldFrame {...frame}>
      <Box>
        <Select {...select} {...wiring} aria-disabled={isSaving || select['aria-disabled']}>
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
        <ChevronDown size={20} aria-hidden />
      </Box>
    </FieldFrame>
  );
}

const Box = styled.div`
  display: grid;
  align-items: center;

  > * { grid-area: 1 / 1; }
  > svg { justify-self: end; margin-inline-end: 0.875rem; color: ${theme.color.text3}; pointer-events: none; }
`;

const Select = styled.select`
  ${controlStyles}
  padding-inline-end: 2.75rem;
  appearance: none;
`;
