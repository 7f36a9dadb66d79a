import type { Season } from 'contract/wire/season.contract';
import { EmptyState, RelativeTime, TextLink } from 'shared-ui';

import { FactList } from '../../details/FactList';
import { Section } from '../../details/Section';
import { valueAt } from '../../document/documentPath';
import type { ProgrammeProps } from './programmeProps';

const CURRENT_SEASON = 'site.current_season';

/** The published programme. */
export function Published({ programme }: Pick<ProgrammeProps, 'programme'>) {
  const { published, versions } = programme;
  const [newest] = versions;
  const seasons = valueAt(published, 'site.seasons') as Season[];
  const season = seasons.find(({ number }) => number === valueAt(published, CURRENT_SEASON));
  return (
    <Section title="Published" actions={<TextLink to="/">View landing page</TextLink>}>
      {newest ? (
        <FactList
          facts={{
            Version: newest.id,
            Published: <RelativeTime date={newest.published_at} />,
            By: newest.by,
            'Current season': season?.name,
          }}
        />
      ) : (
        <EmptyState>
          Nothing is published yet. Pages leave out the content of the programme until you publish
          it.
        </EmptyState>
      )}
    </Section>
  );
}
