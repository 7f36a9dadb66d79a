import type { PublicStartup } from 'api/contract/startups.contract';
import { Picture, SeasonTag, theme, typeset, upTo } from 'shared-ui';
import styled from 'styled-components';

import { StartupFollow } from '../../follow/StartupFollow';
import { SubHero } from '../../layout/SubHero';
import { ShareButton } from '../../share/ShareButton';
import { seasonLabels, stageLabel } from '../../startup/labels';
import narrow from './art/hero-narrow.art';
import wide from './art/hero-wide.art';
import { NightPill } from './NightPill';
import { StartupCounts } from './StartupCounts';

/** Logo, name and numbers of a startup, with Follow and Share. */
export function StartupHero({ startup }: { startup: PublicStartup }) {
  const { id, name, startup_image, industry, stage } = startup;

  return (
    <SubHero wide={wide} wideSize={[1440, 400]} narrow={narrow} low>
      <Head>
        <LogoFrame>
          <Picture
            path={startup_image}
            alt=""
            widths="168px"
            fallback="cover"
            seed={id}
            width={168}
            height={168}
            loading="eager"
          />
        </LogoFrame>
        <div>
          <Tags>
            {seasonLabels(startup).map((season) => (
              <SeasonTag key={season}>{season}</SeasonTag>
            ))}
            <NightPill>{industry}</NightPill>
            <NightPill>{stageLabel(stage)}</NightPill>
          </Tags>
          <h1>{name}</h1>
          <StartupCounts startupId={id} />
        </div>
        <Acts>
          <StartupFollow startup={startup} />
          <ShareButton title={name} />
        </Acts>
      </Head>
    </SubHero>
  );
}

const Head = styled.div`
  display: flex;
  gap: ${theme.space[32]};
  align-items: flex-end;

  > :nth-child(2) { flex: 1; min-inline-size: 0; }

  h1 {
    ${typeset.d2}
    text-transform: none; /* a name is never transformed */
    overflow-wrap: anywhere;
  }

  ${upTo.tablet} {
    flex-direction: column;
    gap: ${theme.space[20]};
    align-items: flex-start;
  }
`;

const LogoFrame = styled.div`
  flex: none;
  inline-size: 10.5rem;
  block-size: 10.5rem;
  border: 4px solid ${theme.brand.cream};
  border-radius: ${theme.radius.dialog};
  overflow: hidden;

  ${upTo.tablet} { inline-size: 7.25rem; block-size: 7.25rem; }
`;

const Tags = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.625rem;
  align-items: center;
  margin-block-end: 0.875rem;
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[16]};

  ${upTo.tablet} {
    inline-size: 100%;
    gap: ${theme.space[12]};

    > * { flex: 1; }
  }
`;
