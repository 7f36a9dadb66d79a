import { CircleAlert } from 'lucide-react';
import { type ApiFailure, failureText, fieldErrors, theme } from 'shared-ui';
import styled from 'styled-components';

interface ContactFailureProps {
  failure: ApiFailure | { message?: string } | undefined;
}

/** Shows why the message was not sent, unless a field shows it already. */
export function ContactFailure({ failure }: ContactFailureProps) {
  const errorsByField = Object.keys(fieldErrors(failure)).some((field) => FIELDS.includes(field));
  if (!failure || errorsByField) return null;

  return (
    <Line role="alert">
      <CircleAlert size={20} aria-hidden />
      {failureText(failure, 'An error occurred')}
    </Line>
  );
}

const FIELDS = ['name', 'email', 'message'];

const Line = styled.p`
  display: flex;
  gap: ${theme.space[8]};
  align-items: center;
  color: ${theme.color.danger};
  font-weight: 600;
`;
