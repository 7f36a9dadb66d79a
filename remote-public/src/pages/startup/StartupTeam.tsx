import { Link } from 'react-router-dom';
import { Container, failureText, fullName, Picture, QueryState, theme, upTo } from 'shared-ui';
import styled from 'styled-components';

import { SectionTitle } from '../../layout/SectionTitle';
import { useListPublicTeamQuery } from '../../startup/startup.endpoints';

/** The founders, four in a row on large screens (rule 3.16); absent when there are none. */
export function StartupTeam({ startupId }: { startupId: number }) {
  const query = useListPublicTeamQuery({ startupId });

  if (query.currentData?.data.length === 0) return null;

  return (
    <Root as="section" aria-labelledby="team">
      <SectionTitle id="team" size="title">
        Team
      </SectionTitle>
      <QueryState query={query} height="12rem" failed={`Error: ${failureText(query.error)}`}>
        {({ data }) => (
          <Faces aria-labelledby="team">
            {data.map(({ id, position, user }) => (
              <li key={id}>
                <Link to={`/profile/${user.id}`}>
                  <Photo>
                    <Picture
                      path={user.profile_photo}
                      alt=""
                      widths="(max-width: 56.25em) 50vw, 292px"
                      fallback="portrait"
                      seed={user.id}
                      width={292}
                      height={292}
                    />
                  </Photo>
                  <b>{fullName(user)}</b>
                </Link>{' '}
                <span>{position}</span>
              </li>
            ))}
          </Faces>
        )}
      </QueryState>
    </Root>
  );
}

const Root = styled(Container)`
  padding-block-end: ${theme.space[72]};

  h2 { margin-block-end: ${theme.space[24]}; }
  ${upTo.tablet} { padding-block-end: ${theme.space[48]}; }
`;

const Faces = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${theme.space[24]};

  a { display: block; }
  a:hover b { text-decoration: underline; text-underline-offset: 3px; }

  b {
    display: block;
    font-size: 1.125rem;
    font-weight: 700;
    line-height: 1.5rem;
  }

  span {
    display: block;
    color: ${theme.color.text2};
    font-size: 0.9375rem;
    line-height: 1.375rem;
  }

  ${upTo.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${theme.space[16]};
  }
`;

const Photo = styled.div`
  aspect-ratio: 1;
  margin-block-end: 0.875rem;
  border-radius: ${theme.radius.card};
  overflow: hidden;
`;
