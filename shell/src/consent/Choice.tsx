import { type ComponentPropsWithRef, useId } from 'react';
import { theme } from 'shared-ui';
import styled from 'styled-components';

interface ChoiceProps extends ComponentPropsWithRef<'input'> {
  label: string;
  /** The effect of ticking it. */
  text: string;
}

/** One purpose to allow: a checkbox with name and explanation, all of it one target. */
export function Choice({ label, text, ...input }: ChoiceProps) {
  const id = useId();
  return (
    <Root>
      <input {...input} id={id} type="checkbox" aria-describedby={`${id}text`} />
      <label htmlFor={id}>{label}</label>
      <p id={`${id}text`}>{text}</p>
    </Root>
  );
}

const Root = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: center;
  column-gap: ${theme.space[16]};
  padding-block: ${theme.space[16]};
  border-block-start: 1px solid ${theme.color.line};

  input { inline-size: 1.5rem; block-size: 1.5rem; accent-color: ${theme.color.primary}; }
  label { font-weight: 700; }
  label::after { content: ''; position: absolute; inset: 0; cursor: pointer; }
  p { grid-column: 2; color: ${theme.color.text2}; }
`;
