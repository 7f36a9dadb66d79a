import type { ReactNode } from 'react';
import { Footer, Stage, Studio } from 'shared-ui';

import { HeroWords } from '../hero/HeroWords';
import { Band } from '../layout/Band';
import { BandHead } from '../layout/BandHead';
import { SubHero } from '../layout/SubHero';
import { type Benefit, BenefitGrid } from './BenefitGrid';
import { type Step, StepList } from './StepList';

/** A band of the page: its heading, a sentence beside it, and what it lists. */
interface Listed<Entry> {
  title: string;
  lead: string;
  all: readonly Entry[];
}

/** What the page of one way in says. */
export interface WayIn {
  /** What the page is called in menus. */
  tag: string;
  title: string;
  lead: string;
  benefits: Listed<Benefit>;
  /** Left out where nothing is applied for. */
  steps?: Listed<Step>;
}

interface WayInPageProps {
  words: WayIn;
  /** Pictures of the hero, for wide windows and for windows up to 900 px. */
  wide: string;
  narrow: string;
  /** The two buttons of the hero. */
  acts: ReactNode;
  /** The bands below, each in its theme; the last one closes the page. */
  children: ReactNode;
}

/** The page of one way into the programme: what it gives, and how one gets in (rules 1.29 to 1.31). */
export function WayInPage({ words, wide, narrow, acts, children }: WayInPageProps) {
  const { tag, title, lead, benefits, steps } = words;
  return (
    <>
      <main>
        <SubHero wide={wide} wideSize={[1440, 590]} narrow={narrow}>
          <HeroWords tag={tag} title={title} lead={lead}>
            {acts}
          </HeroWords>
        </SubHero>
        <Studio>
          <Band labelledBy="benefits">
            <BandHead id="benefits" title={benefits.title}>
              {benefits.lead}
            </BandHead>
            <BenefitGrid benefits={benefits.all} />
          </Band>
        </Studio>
        {steps && (
          <Stage>
            <Band labelledBy="steps">
              <BandHead id="steps" title={steps.title}>
                {steps.lead}
              </BandHead>
              <StepList steps={steps.all} />
            </Band>
          </Stage>
        )}
        {children}
      </main>
      <Footer />
    </>
  );
}
