import type { PublicUser } from 'api/contract/user.contract';
import { Card, Container, fullName, TextLink, theme, typeset, upTo } from 'shared-ui';
import styled from 'styled-components';

import { socialLinksOf } from '../../links/socialLinks';
import { paragraphs } from '../../startup/paragraphs';

/** What a person says about themselves, beside their links. */
export function PersonAbout({ person }: { person: PublicUser }) {
  const links = socialLinksOf(person.socialLinks);

  return (
    <Columns>
      <Prose>
        <h2>About</h2>
        {person.bio ? (
          paragraphs(person.bio).map(({ id, text }) => <p key={id}>{text}</p>)
        ) : (
          <p>{fullName(person)} has not written a bio yet.</p>
        )}
      </Prose>
      {links.length > 0 && (
        <Links as="dl" aria-label="Social links">
          {links.map(({ kind, label, href }) => (
            <div key={kind}>
              <dt>{kind}</dt>
              <dd>
                <TextLink href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
                  {label}
                </TextLink>
              </dd>
            </div>
          ))}
        </Links>
      )}
    </Columns>
  );
}

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 8fr) minmax(17.5rem, 4fr);
  gap: ${theme.space[64]};
  align-items: start;
  min-block-size: 20rem;
  padding-block: ${theme.space[64]} ${theme.space[72]};

  ${upTo.tablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[40]};
    padding-block: ${theme.space[40]};
  }
`;

const Prose = styled.div`
  min-inline-size: 0;
  overflow-wrap: anywhere;

  h2 { ${typeset.d3} margin-block-end: 1.125rem; }

  p {
    max-inline-size: 64ch;
    color: ${theme.color.text2};
    font-size: 1.125rem;
    line-height: 1.62;
    white-space: pre-line;
  }

  p + p { margin-block-start: ${theme.space[16]}; }
`;

const Links = styled(Card)`
  padding: ${theme.space[8]} 1.625rem;

  > div {
    display: flex;
    gap: ${theme.space[16]};
    justify-content: space-between;
    padding-block: 0.9375rem;
  }

  > div + div { border-block-start: 1px solid ${theme.color.line}; }
  dt { color: ${theme.color.text2}; }
  dd { min-inline-size: 0; font-weight: 650; text-align: end; overflow-wrap: anywhere; }
`;
