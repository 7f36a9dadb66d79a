import { ButtonLink, Container, Footer, Stage, Studio, theme, useFacts } from 'shared-ui';
import styled from 'styled-components';

import { HeroText } from '../../hero/HeroText';
import { Section } from '../../layout/Section';
import { SectionHead } from '../../layout/SectionHead';
import { SubHero } from '../../layout/SubHero';
import { StatTiles } from '../../programme/StatTiles';
import { ClosingSection } from '../../ways-in/ClosingSection';
import { StepList } from '../../ways-in/StepList';
import { SEASON } from './about';
import narrow from './art/hero-narrow.art';
import wide from './art/hero-wide.art';
import { Countries } from './Countries';
import { Principles } from './Principles';
import { WhyFilm } from './WhyFilm';

const FIGURES = ['submissions', 'startups', 'mentors', 'episodes'];

/** /about: the purpose of the show, the course of a season, and our principles (rule 1.28). */
export function AboutPage() {
  const facts = useFacts();
  const figures = FIGURES.flatMap((label) => (facts[label] ? { value: facts[label], label } : []));
  return (
    <>
      <main>
        <SubHero wide={wide} wideSize={[1440, 506]} narrow={narrow}>
          <HeroText
            tag="About Us"
            title="Half accelerator, half prime time"
            lead="The {product} follows founders from {countries} countries for {monthsWords} months: into the mentor’s office, onto the factory floor, and up to Demo Day. || The {product} follows founders: into the mentor’s office, onto the factory floor, and up to Demo Day."
          />
        </SubHero>
        {figures.length > 0 && (
          <Figures>
            <Container>
              <StatTiles items={figures} />
            </Container>
          </Figures>
        )}
        <Studio>
          <WhyFilm />
        </Studio>
        <Stage>
          <Section labelledBy="season">
            <SectionHead id="season" title="How a season goes">
              {
                '{MonthsWords} months, mostly online, with {eventsWords} weeks in which everybody is in one place.'
              }
            </SectionHead>
            <StepList steps={SEASON} />
          </Section>
        </Stage>
        <Studio>
          <Principles />
          <Countries />
        </Studio>
        <Stage>
          <ClosingSection
            title="Say hello"
            text="Accelerator people and documentary people share one corridor in {city}. Come by with a question, a story or a company."
          >
            <ButtonLink to="/contact" tone="gradient" size="lg">
              Contact Now
            </ButtonLink>{' '}
            <ButtonLink to="/startups" tone="outline-gradient" size="lg">
              Check out the startups
            </ButtonLink>
          </ClosingSection>
        </Stage>
      </main>
      <Footer />
    </>
  );
}

const Figures = styled(Stage)`
  border-block-start: 1px solid ${theme.color.line};
`;
