import { TextLink, theme } from 'shared-ui';
import styled from 'styled-components';
import { SectionTitle } from '../../layout/SectionTitle';
import { COMPANY, MAIL } from '../../programme/contactPoints';

const DESKS = [
  { who: 'Anything else', mail: MAIL.hello },
  { who: 'Mentors', mail: MAIL.mentors },
  { who: 'Investors', mail: MAIL.investors },
  { who: 'Your data', mail: MAIL.privacy },
];

/** Who reads what, for people who would rather write an email. */
export function ContactDesks() {
  return (
    <Root aria-labelledby="desks">
      <SectionTitle id="desks" size="text">
        Or write an email
      </SectionTitle>
      <dl>
        {DESKS.map(({ who, mail }) => (
          <div key={mail}>
            <dt>{who}</dt>
            <dd>
              <TextLink href={`mailto:${mail}`}>{mail}</TextLink>
            </dd>
          </div>
        ))}
      </dl>
      <p>We answer within two working days, in English or in your language.</p>
      <address>
        {COMPANY.name}
        <br />
        {COMPANY.address}
      </address>
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
