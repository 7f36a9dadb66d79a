import { theme } from 'shared-ui';
import styled from 'styled-components';

interface PreferenceSwitchProps {
  label: string;
  on: boolean;
  disabled: boolean;
  onChange: (on: boolean) => void;
}

/** On or off; operated by mouse, touch, Space or Enter. It keeps the focus while it saves. */
export function PreferenceSwitch({ label, on, disabled, onChange }: PreferenceSwitchProps) {
  return (
    <Track
      type="button"
      role="switch"
      aria-checked={on}
      aria-label={label}
      aria-disabled={disabled || undefined}
      onClick={() => !disabled && onChange(!on)}
    />
  );
}

const Track = styled.button`
  position: relative;
  inline-size: ${theme.size.target};
  block-size: 1.5rem;
  padding: 0;
  border: 2px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.surface};
  print-color-adjust: exact; /* the fill shows the state on paper, too */
  cursor: pointer;
  transition: background-color ${theme.time.fast};

  /* 44 px to press, 24 px to see. */
  &::before { content: ''; position: absolute; inset: -0.75rem -0.25rem; }
  &::after {
    content: '';
    position: absolute;
    inset-block-start: 0.125rem;
    inset-inline-start: 0.125rem;
    inline-size: 1rem;
    block-size: 1rem;
    border-radius: 50%;
    background: ${theme.color.lineStrong};
    transition: transform ${theme.time.fast} ${theme.ease.out};
  }
  &[aria-checked='true'] {
    border-color: ${theme.color.successFill};
    background: ${theme.color.successFill};
    &::after { background: ${theme.color.onFill}; transform: translateX(1.25rem); }
  }
  @media (forced-colors: active) {
    &::after { forced-color-adjust: none; background: ButtonText; }
    &[aria-checked='true']::after { background: HighlightText; }
  }
`;
