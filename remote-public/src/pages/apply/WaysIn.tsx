import { ButtonLink, theme, upTo } from 'shared-ui';
import styled from 'styled-components';
import { useForms } from '../../programme/applications';

const WAYS = [
  { to: '/apply/startup', label: 'Apply with your startup', form: 'startupForm' },
  { to: '/apply/mentor', label: 'Apply as Mentor', form: 'mentorForm' },
  { to: '/apply/investor', label: 'Apply as Investor', form: 'mentorForm' },
] as const;

/** The choice of forms, shown only while applications are open. */
export function WaysIn() {
  const forms = useForms();

  return (
    <>
      <h1>Choose your way in</h1>
      <p>The form takes about twenty minutes. You can stop and come back to it.</p>
      <List>
        {WAYS.filter(({ form }) => forms?.[form]).map(({ to, label }) => (
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

  ${upTo.phone} {
    inline-size: 100%;

    li, a { inline-size: 100%; }
  }
`;
