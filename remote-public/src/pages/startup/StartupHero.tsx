import type { PublicStartup } from 'contract/wire/startups.contract';
import { Fragment } from 'react';
import { stageLabel, useSite } from 'shared-ui';
import styled from 'styled-components';

import { StartupFollow } from '../../follow/StartupFollow';
import { NightTag } from '../../profile/NightTag';
import { ProfileHero } from '../../profile/ProfileHero';
import { SeasonTag } from '../../programme/SeasonTag';
import { ShareButton } from '../../share/ShareButton';
import { seasonLabels } from '../../startup/labels';
import { StartupCounts } from './StartupCounts';

/** Logo, name and numbers of a startup, with Follow and Share. */
export function StartupHero({ startup }: { startup: PublicStartup }) {
  const { id, name, startup_image: picture, industry, stage } = startup;
  const { seasons: names } = useSite();

  return (
    <ProfileHero
      kind="startup"
      of={{ id, name, picture }}
      labels={
        <Tags>
          {seasonLabels(startup, names).map((season) => (
            <Fragment key={season}>
              <SeasonTag>{season}</SeasonTag>{' '}
            </Fragment>
          ))}
          <NightTag>{industry}</NightTag> <NightTag>{stageLabel(stage)}</NightTag>
        </Tags>
      }
      acts={
        <>
          <StartupFollow startup={startup} />
          <ShareButton title={name} />
        </>
      }
    >
      <StartupCounts startupId={id} />
    </ProfileHero>
  );
}

const Tags = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.625rem;
  align-items: center;
  margin-block-end: 0.875rem;
`;
