import { ButtonLink, theme } from 'shared-ui';
import styled from 'styled-components';

const WAYS = [
  { to: '/apply/startup', label: 'Apply with your startup' },
  { to: '/apply/mentor', label: 'Apply as Mentor' },
  { to: '/apply/investor', label: 'Apply as Investor' },
];

/** Who are you? Shown only while applications are open. */
export function WaysIn() {
  return (
    <>
      <h1>Choose your way in</h1>
      <p>The form takes about twenty minutes. You can stop and come back to it.</p>
      <List>
        {WAYS.map(({ to, label }) => (
          <li key={to}>
            <ButtonLink to={to} tone="outline-gradient" size="lg">
              {label}
            </ButtonLink>
          </li>
        ))}
      </List>
    </>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[16]};
`;
