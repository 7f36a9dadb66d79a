import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';

import { controlStyles } from '../Field/controlStyles';
import { FieldFrame } from '../Field/FieldFrame';
import { type FieldText, useWiring } from '../Field/fieldText';
import { useIsSaving } from '../Field/savingForm';

interface TextAreaProps extends ComponentPropsWithRef<'textarea'>, FieldText {}

/** A multi-line input; otherwise like `Field`. */
export function TextArea({ label, labelHidden, help, error, ...area }: TextAreaProps) {
  const { wiring, messages } = useWiring({ help, error, id: area.id });
  const frame = { label, labelHidden, help, messages, controlId: wiring.id };
  const isSaving = useIsSaving();
  return (
    <FieldFrame {...frame}>
      <Area rows={4} {...area} {...wiring} readOnly={isSaving || area.readOnly} />
    </FieldFrame>
  );
}

const Area = styled.textarea`
  ${controlStyles}
  padding-block: 0.75rem;
  line-height: 1.5rem;
  resize: vertical;
  @media print { field-sizing: content; block-size: auto !important; } /* paper does not scroll */
`;
