import { useRef } from 'react';
import { Container, Footer, Studio, typeset } from 'shared-ui';
import styled from 'styled-components';

import { SubHero } from '../../layout/SubHero';
import narrow from './art/hero-narrow.art';
import wide from './art/hero-wide.art';
import { NO_FILTER } from './filterAddress';
import { StartupFilters } from './StartupFilters';
import { StartupGrid } from './StartupGrid';
import { useStartupFilter } from './useStartupFilter';

/** /startups: all startups, with search and a filter by season (rule 3.8). */
export function StartupsPage() {
  const { filterTags: tags, draft, filter, change } = useStartupFilter();
  const field = useRef<HTMLInputElement>(null);

  function handleShowAll() {
    change(NO_FILTER);
    field.current?.focus();
  }

  return (
    <>
      <main>
        <SubHero wide={wide} wideSize={[1440, 460]} narrow={narrow}>
          <Title>Get to know the heroes of the show</Title>
        </SubHero>
        <Studio>
          <Body>
            <StartupFilters filterTags={tags} filter={draft} onChange={change} field={field} />
            <StartupGrid filter={filter} onShowAll={handleShowAll} />
          </Body>
        </Studio>
      </main>
      <Footer />
    </>
  );
}

const Title = styled.h1`
  max-inline-size: 9em; /* two lines, also in the stand-in font */
  ${typeset.d2}
  font-size: min(16vw, clamp(3.375rem, 7.4vw, 6.75rem)); /* with twice the font size below the sun, too */
`;

const Body = styled(Container)`
  padding-block: 1.625rem 6rem;
`;
