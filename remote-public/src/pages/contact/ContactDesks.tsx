import { TextLink, theme, useFacts } from 'shared-ui';
import styled from 'styled-components';
import { SectionTitle } from '../../layout/SectionTitle';

const DESKS = [
  { who: 'Anything else', fact: 'helloMail' },
  { who: 'Mentors', fact: 'mentorsMail' },
  { who: 'Investors', fact: 'investorsMail' },
  { who: 'Your data', fact: 'privacyMail' },
];

/** The mailboxes by subject, for people who prefer email. */
export function ContactDesks() {
  const facts = useFacts();
  const desks = DESKS.flatMap(({ who, fact }) => {
    const mail = facts[fact];
    return mail ? { who, mail } : [];
  });
  if (desks.length === 0) return null;

  return (
    <Root aria-labelledby="desks">
      <SectionTitle id="desks" size="text">
        Or write an email
      </SectionTitle>
      <dl>
        {desks.map(({ who, mail }) => (
          <div key={who}>
            <dt>{who}</dt>
            <dd>
              <TextLink href={`mailto:${mail}`}>{mail}</TextLink>
            </dd>
          </div>
        ))}
      </dl>
      <p>We answer within two working days, in English or in your language.</p>
      {facts.company && (
        <address>
          {facts.company}
          <br />
          {facts.address}
        </address>
      )}
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  gap: ${theme.space[20]};
  align-content: start;

  dl { display: grid; gap: ${theme.space[16]}; }
  dt { color: ${theme.color.text3}; font-size: 0.9375rem; }
  dd { overflow-wrap: anywhere; }
  dd a { display: inline-block; padding-block: ${theme.space[4]}; }
  p, address { color: ${theme.color.text2}; font-style: normal; }
`;
