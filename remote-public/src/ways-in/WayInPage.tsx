import type { ReactNode } from 'react';
import { Footer, Stage, Studio } from 'shared-ui';

import { HeroText } from '../hero/HeroText';
import { Section } from '../layout/Section';
import { SectionHead } from '../layout/SectionHead';
import { SubHero } from '../layout/SubHero';
import { type Benefit, BenefitGrid } from './BenefitGrid';
import { type Step, StepList } from './StepList';

/** A section of the page: its heading, a sentence beside it, and its list. */
interface Listed<Entry> {
  title: string;
  lead: string;
  all: readonly Entry[];
}

/** The texts of the page of one way in. */
export interface WayIn {
  /** Name of the page in menus. */
  tag: string;
  title: string;
  lead: string;
  benefits: Listed<Benefit>;
  /** Left out when there is no application. */
  steps?: Listed<Step>;
}

interface WayInPageProps {
  text: WayIn;
  /** Pictures of the hero, for wide windows and for windows up to 900 px. */
  wide: string;
  narrow: string;
  /** The two buttons of the hero. */
  acts: ReactNode;
  /** The sections below, each in its own theme; the last one ends the page. */
  children: ReactNode;
}

/** The page of one way into the programme: its benefits and its steps (rules 1.29 to 1.31). */
export function WayInPage({ text: message, wide, narrow, acts, children }: WayInPageProps) {
  const { tag, title, lead, benefits, steps } = message;
  return (
    <>
      <main>
        <SubHero wide={wide} wideSize={[1440, 590]} narrow={narrow}>
          <HeroText tag={tag} title={title} lead={lead}>
            {acts}
          </HeroText>
        </SubHero>
        <Studio>
          <Section labelledBy="benefits">
            <SectionHead id="benefits" title={benefits.title}>
              {benefits.lead}
            </SectionHead>
            <BenefitGrid benefits={benefits.all} />
          </Section>
        </Studio>
        {steps && (
          <Stage>
            <Section labelledBy="steps">
              <SectionHead id="steps" title={steps.title}>
                {steps.lead}
              </SectionHead>
              <StepList steps={steps.all} />
            </Section>
          </Stage>
        )}
        {children}
      </main>
      <Footer />
    </>
  );
}
