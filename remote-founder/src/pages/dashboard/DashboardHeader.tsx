import type { OwnStartup } from 'api/contract/my-startups.contract';
import { ExternalLink } from 'lucide-react';
import { ButtonLink, Card, Picture, plural, Skeleton, theme, typeset, upTo } from 'shared-ui';
import styled from 'styled-components';

import { useCountOwnFollowersQuery } from '../../startup/startup.endpoints';

/** Whose dashboard this is, how many follow it, and the way to what they see. */
export function DashboardHeader({ startup }: { startup: OwnStartup }) {
  const { id, slug, name, startup_image } = startup;
  const { data: followers } = useCountOwnFollowersQuery({ startupId: String(id) });

  return (
    <Head>
      <Image>
        <Picture path={startup_image} alt="" widths="84px" fallback="cover" seed={id} />
      </Image>
      <Words>
        <Name>{name}</Name>
        <Followers>
          {followers === undefined ? <Skeleton width="7rem" /> : plural(followers, 'follower')}
        </Followers>
      </Words>
      <ButtonLink tone="ghost" size="sm" href={`/startups/${slug}`} target="_blank">
        View public page
        <ExternalLink size={18} aria-label="(opens in a new tab)" />
      </ButtonLink>
    </Head>
  );
}

const Head = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[20]};
  margin-block-end: ${theme.space[20]};
  padding: 1.375rem ${theme.space[24]};

  ${upTo.tablet} {
    gap: 0.875rem;
    padding: ${theme.space[16]};
    > a { inline-size: 100%; }
  }
`;

const Image = styled.div`
  flex: none;
  overflow: hidden;
  inline-size: 5.25rem;
  block-size: 5.25rem;
  border-radius: ${theme.radius.card};

  ${upTo.tablet} { inline-size: ${theme.space[64]}; block-size: ${theme.space[64]}; }
`;

const Words = styled.div`
  flex: 1 1 10rem;
  min-inline-size: 0;
`;

const Name = styled.h1`
  ${typeset.pageTitle}
  overflow-wrap: anywhere;
`;

const Followers = styled.p`
  min-block-size: 1.5rem;
  margin-block-start: ${theme.space[4]};
  color: ${theme.color.text2};
`;
