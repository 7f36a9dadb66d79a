import type { StaffFigures } from 'contract/wire/figures.contract';
import { EmptyState, printedAsBlock, theme, typeset } from 'shared-ui';
import styled from 'styled-components';
import { FigureChart } from './FigureChart';
import { FiguresTable } from './FiguresTable';
import { MostViewed } from './MostViewed';
import { CHARTS } from './measures';
import { seasonPoints, weekPoints } from './points';

interface FiguresShownProps {
  figures: StaffFigures;
  /** Shows seasons side by side, instead of weeks. */
  bySeason: boolean;
  busy: boolean;
}

/** Charts of the counts, and the numbers below them. */
export function FiguresShown({ figures, bySeason, busy }: FiguresShownProps) {
  const { weeks, seasons, pages, zone } = figures;
  const points = bySeason ? seasonPoints(seasons) : weekPoints(weeks);
  const [unit, Unit] = bySeason ? ['season', 'Season'] : ['week', 'Week'];
  if (points.length === 0) {
    return (
      <EmptyState>
        {bySeason
          ? 'No season has started yet.'
          : 'This season has not started yet, or its months are not set.'}
      </EmptyState>
    );
  }

  return (
    <Blocks aria-busy={busy}>
      <Charts>
        {CHARTS.map((subject) => (
          <FigureChart key={subject.title} {...subject} points={points} unit={unit} />
        ))}
        {!bySeason && <MostViewed pages={pages} weeks={weeks} />}
      </Charts>
      <section aria-label={`Numbers by ${unit}`}>
        <Heading>{`Numbers by ${unit}`}</Heading>
        <FiguresTable caption={`Figures by ${unit}`} unit={Unit} points={points} />
      </section>
      <Note>
        Days follow the time zone {zone}, except for views, which are counted by UTC day. Follows
        count only people who still follow. A session counts in the {unit} in which it begins, and
        as held if one side confirms it and neither denies it. Page views are stored for 400 days.
      </Note>
    </Blocks>
  );
}

const Blocks = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[24]};

  ${printedAsBlock(theme.space[24])}
`;

const Charts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(24rem, 100%), 1fr));
  gap: ${theme.space[20]};
`;

const Heading = styled.h2`
  ${typeset.h3}
  margin: 0 0 ${theme.space[12]};
`;

const Note = styled.p`
  ${typeset.small}
  max-inline-size: ${theme.size.measure};
  color: ${theme.color.text2};
`;
