import { ButtonLink, Container, Footer, Studio, theme, upTo } from 'shared-ui';
import styled from 'styled-components';

import { HeroText } from '../../hero/HeroText';
import { SubHero } from '../../layout/SubHero';
import narrow from './art/hero-narrow.art';
import wide from './art/hero-wide.art';
import { Guidelines } from './Guidelines';
import { QuestionList } from './QuestionList';
import { QUESTIONS } from './questions';

/** /faq: frequent questions, in three accordions; #question in the address opens that question. */
export function FaqPage() {
  return (
    <>
      <main>
        <SubHero wide={wide} wideSize={[1440, 590]} narrow={narrow}>
          <HeroText
            tag="FAQ"
            title="Questions before the cameras roll"
            lead="How the programme works, what the show asks of you, and what happens to your {equity}. Not answered here? Ask us."
          >
            <ButtonLink to="/contact" tone="gradient" size="lg">
              Contact Now
            </ButtonLink>
          </HeroText>
        </SubHero>
        <Studio>
          <Body>
            {QUESTIONS.map((group) => (
              <QuestionList key={group.id} {...group} />
            ))}
            <Guidelines />
          </Body>
        </Studio>
      </main>
      <Footer />
    </>
  );
}

const Body = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[72]};
  padding-block: ${theme.space[72]} ${theme.space[112]};

  ${upTo.tablet} {
    gap: ${theme.space[48]};
    padding-block: ${theme.space[40]} ${theme.space[72]};
  }
`;
