import { Card, Container, Footer, Studio, theme, upTo } from 'shared-ui';
import styled from 'styled-components';

import { HeroText } from '../../hero/HeroText';
import { SectionTitle } from '../../layout/SectionTitle';
import { SubHero } from '../../layout/SubHero';
import narrow from './art/hero-narrow.art';
import wide from './art/hero-wide.art';
import { ContactDesks } from './ContactDesks';
import { ContactForm } from './ContactForm';

/** /contact: a message to the people behind the show (rule 1.35). */
export function ContactPage() {
  return (
    <>
      <main>
        <SubHero wide={wide} wideSize={[1440, 460]} narrow={narrow}>
          <HeroText
            tag="Contact"
            title="Talk to the crew"
            lead="A question about the programme, a story for the show, a fault on the site: one form, read by a person in {city}. Many answers are in the [FAQ](/faq) already. || A question about the programme, a story for the show, a fault on the site: one form, read by a person. Many answers are in the [FAQ](/faq) already."
          />
        </SubHero>
        <Studio>
          <Columns>
            <Sheet as="section" aria-labelledby="form">
              <SectionTitle id="form" size="text">
                Send a message
              </SectionTitle>
              <ContactForm />
            </Sheet>
            <ContactDesks />
          </Columns>
        </Studio>
      </main>
      <Footer />
    </>
  );
}

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 8fr) minmax(17rem, 4fr);
  gap: ${theme.space[64]};
  align-items: start;
  padding-block: ${theme.space[64]} ${theme.space[112]};

  ${upTo.tablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[40]};
    padding-block: ${theme.space[28]} ${theme.space[72]};
  }
`;

const Sheet = styled(Card)`
  padding: ${theme.space[40]};

  h2 { margin-block-end: ${theme.space[24]}; }

  ${upTo.tablet} { padding: ${theme.space[20]}; }
`;
