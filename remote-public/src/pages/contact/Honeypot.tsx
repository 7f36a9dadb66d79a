import styled from 'styled-components';

interface HoneypotProps {
  value: string;
  onChange(value: string): void;
}

/** A field that people can neither see, hear nor reach; a sender that fills it in is a robot (rule 7.41). */
export function Honeypot({ value, onChange }: HoneypotProps) {
  return (
    <Away aria-hidden="true">
      <label>
        Leave this empty
        <input
          name="website"
          tabIndex={-1}
          autoComplete="off"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      </label>
    </Away>
  );
}

/* Not `display: none`, because robots detect that. */
const Away = styled.div`
  position: absolute;
  overflow: hidden;
  inline-size: 1px;
  block-size: 1px;
  clip-path: inset(50%);
`;
