import type { MyStartup } from 'contract/wire/my-startups.contract';
import { ExternalLink } from 'lucide-react';
import { theme, typeset, upTo } from 'shared-ui/core';
import styled from 'styled-components';

import { plural } from '../../text/plural';
import { ButtonLink } from '../ButtonLink/ButtonLink';
import { Card } from '../Card/Card';
import { Picture } from '../Picture/Picture';
import { Skeleton } from '../Skeleton/Skeleton';

interface StartupHeadProps {
  /** Undefined while it is loading. */
  startup?: MyStartup;
  /** Undefined while the count is loading, null when it failed. */
  followers?: number | null;
}

/** The startup of this page, its number of followers, and a link to its public page. */
export function StartupHead({ startup, followers }: StartupHeadProps) {
  return (
    <Head>
      <Image>
        {startup && <Picture path={startup.startup_image} alt="" widths="84px" seed={startup.id} />}
      </Image>
      <Text>
        {startup ? <Name>{startup.name}</Name> : <Skeleton width="12rem" height="2.75rem" />}
        <Followers>
          {followers === undefined && <Skeleton width="7rem" />}
          {typeof followers === 'number' && plural(followers, 'follower')}
        </Followers>
      </Text>
      {startup && (
        <ButtonLink tone="ghost" size="sm" href={`/startups/${startup.slug}`} target="_blank">
          View public page
          <ExternalLink size={18} aria-label="(opens in a new tab)" />
        </ButtonLink>
      )}
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
  background: ${theme.color.surface2};

  ${upTo.tablet} { inline-size: ${theme.space[64]}; block-size: ${theme.space[64]}; }
`;

const Text = styled.div`
  flex: 1 1 10rem;
  min-inline-size: 0;
`;

const Name = styled.h1`
  ${typeset.pageTitle}
  overflow-wrap: anywhere;
`;

const Followers = styled.div`
  min-block-size: 1.5rem;
  margin-block-start: ${theme.space[4]};
  color: ${theme.color.text2};
`;
