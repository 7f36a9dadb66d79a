import { meetingTime, theme } from 'shared-ui';
import styled from 'styled-components';

/** What the mentor offered and founders have not answered yet. */
export function Proposed({ starts }: { starts: readonly string[] }) {
  return (
    <Root>
      <h2>You offered other times</h2>
      <ul>
        {starts.map((start) => (
          <li key={start}>{meetingTime(start)}</li>
        ))}
      </ul>
      <p>The founders have not chosen yet. What you propose now takes the place of these times.</p>
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  gap: ${theme.space[6]};
  padding: ${theme.space[16]};
  border-radius: ${theme.radius.control};
  background: ${theme.color.aside};

  h2 { font-size: 1.0625rem; font-weight: 700; }
  ul { padding-inline-start: ${theme.space[20]}; list-style: disc; }
`;
