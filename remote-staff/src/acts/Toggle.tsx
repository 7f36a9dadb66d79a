import { useId } from 'react';
import { theme } from 'shared-ui';
import styled from 'styled-components';

interface ToggleProps {
  label: string;
  help: string;
  checked: boolean;
  onToggle: (checked: boolean) => void;
}

/** A yes-or-no field. */
export function Toggle({ label, help, checked, onToggle }: ToggleProps) {
  const helpId = useId();
  return (
    <Root>
      <label>
        <input
          type="checkbox"
          checked={checked}
          aria-describedby={help ? helpId : undefined}
          onChange={({ target }) => onToggle(target.checked)}
        />
        {label}
      </label>
      {help && <small id={helpId}>{help}</small>}
    </Root>
  );
}

const Root = styled.div`
  label { display: flex; gap: ${theme.space[12]}; align-items: center; min-block-size: ${theme.size.target}; font-weight: 650; }
  input { inline-size: 1.25rem; block-size: 1.25rem; accent-color: ${theme.color.link}; }
  small { display: block; margin-inline-start: 2rem; color: ${theme.color.text2}; font-size: 0.875rem; }
`;
