import {
  Container,
  dayName,
  Footer,
  Studio,
  theme,
  upTo,
  useFill,
  useReadLegalQuery,
} from 'shared-ui';
import styled from 'styled-components';

import { HeroText } from '../hero/HeroText';
import { SubHero } from '../layout/SubHero';
import narrow from './art/hero-narrow.art';
import wide from './art/hero-wide.art';
import { LegalBlocks } from './LegalBlocks';
import { LegalContents } from './LegalContents';
import { LegalHeading } from './LegalHeading';
import type { LegalBlock, LegalText } from './legalText';

/** A legal text: its meaning first, then a list of its parts, then the parts. */
export function LegalPage({ title, lead, sections: all }: LegalText) {
  const { data } = useReadLegalQuery();
  const validFrom = data?.valid_from;
  const fill = useFill();
  const sections = all.filter(({ blocks }) => blocks.some((block) => saysSomething(block, fill)));
  return (
    <>
      <main>
        <SubHero wide={wide} wideSize={[1440, 360]} narrow={narrow}>
          <HeroText title={title} lead={lead} />
        </SubHero>
        <Studio>
          <Columns>
            <LegalContents sections={sections} />
            <Sections>
              {validFrom && (
                <Since>
                  In force from <time dateTime={validFrom}>{dayName(validFrom, 'UTC')}</time>
                </Since>
              )}
              {sections.map(({ id, title: heading, blocks }) => (
                <section key={id} aria-labelledby={id}>
                  <LegalHeading id={id}>{heading}</LegalHeading>
                  <LegalBlocks blocks={blocks} />
                </section>
              ))}
            </Sections>
          </Columns>
        </Studio>
      </main>
      <Footer />
    </>
  );
}

/** A part without known facts is left out, including its heading. */
function saysSomething(block: LegalBlock, fill: (text: string) => string): boolean {
  if (typeof block === 'string') return fill(block) !== '';
  return 'table' in block || block.items.some(fill);
}

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: 17rem minmax(0, 46rem);
  gap: ${theme.space[72]};
  align-items: start;
  padding-block: ${theme.space[64]} ${theme.space[112]};

  ${upTo.tablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[28]};
    padding-block: ${theme.space[28]} ${theme.space[72]};
  }
  @media print { display: block; }
`;

const Sections = styled.div`
  counter-reset: part;

  > section + section { margin-block-start: ${theme.space[48]}; }
`;

const Since = styled.p`
  margin-block-end: ${theme.space[32]};
  color: ${theme.color.text3};
`;
