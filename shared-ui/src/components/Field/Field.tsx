import { Eye, EyeOff } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useState } from 'react';
import { theme } from 'shared-ui/core';
import styled from 'styled-components';

import { IconButton } from '../IconButton/IconButton';
import { controlStyles } from './controlStyles';
import { FieldFrame } from './FieldFrame';
import { type FieldText, useWiring } from './fieldText';
import { useIsSaving } from './savingForm';

export interface FieldProps extends Omit<ComponentPropsWithRef<'input'>, 'children'>, FieldText {
  /** Shown inside the box, before the text; decorative. */
  icon?: ReactNode;
}

/**
 * A one-line input: label, help, errors and their wiring. Every other prop, `ref` included, is passed to the `<input>`.
 * A password can be revealed; it is plain text until it is hidden again.
 */
export function Field(props: FieldProps) {
  const { label, labelHidden, help, error, icon, type = 'text', ...input } = props;
  const { wiring, messages } = useWiring({ help, error, id: input.id });
  const isSaving = useIsSaving();
  const [shown, setShown] = useState(false);
  const isPassword = type === 'password';
  const frame = { label, labelHidden, help, messages, controlId: wiring.id };

  return (
    <FieldFrame {...frame}>
      <Box data-icon={icon ? '' : undefined} data-reveal={isPassword ? '' : undefined}>
        {icon}
        <Input
          {...input}
          {...wiring}
          type={isPassword && shown ? 'text' : type}
          readOnly={isSaving || input.readOnly}
        />
        {isPassword && (
          <IconButton
            label={`${shown ? 'Hide' : 'Show'} ${label.toLowerCase()}`}
            aria-controls={wiring.id}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOff size={20} aria-hidden /> : <Eye size={20} aria-hidden />}
          </IconButton>
        )}
      </Box>
    </FieldFrame>
  );
}

const Box = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;

  > * { grid-area: 1 / 1; }
  > svg { z-index: 1; margin-inline-start: 0.875rem; color: ${theme.color.text3}; pointer-events: none; }
  > button { justify-self: end; margin-inline-end: 0.25rem; }
  &[data-icon] > input { padding-inline-start: 2.75rem; }
  &[data-reveal] > input { padding-inline-end: 3.25rem; }
`;

const Input = styled.input`
  ${controlStyles}
`;
