import type { NewAvailability } from 'contract/wire/availability.contract';
import { addDays, format, parseISO } from 'date-fns';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Card, IconButton, QueryState, theme, typeset, upTo } from 'shared-ui';
import styled from 'styled-components';

import { usePreviewHoursQuery } from './hours.endpoints';
import { PreviewDay } from './PreviewDay';
import { previewText } from './previewText';

interface SlotPreviewProps {
  /** The week to preview, saved or not. */
  week: NewAvailability;
  /** Today in the mentor's zone, 'yyyy-MM-dd'. */
  today: string;
}

const DAYS_SHOWN = 14;

/** The times that these hours offer to founders, two weeks at a time, before saving. */
export function SlotPreview({ week, today }: SlotPreviewProps) {
  const [skipped, setSkipped] = useState(0); // days
  const day = (later: number) => format(addDays(parseISO(today), later), 'yyyy-MM-dd');
  const range = { from: day(skipped), to: day(skipped + DAYS_SHOWN - 1) };
  const isFirst = skipped === 0;
  const query = usePreviewHoursQuery({ ...week, ...range });
  const { data, error, isFetching } = query;
  /** The times of the last hours stay until those of the new ones are loaded. */
  const currentData = query.currentData ?? (error ? undefined : data);
  const isLast = !data || range.to >= data.bookable_until;

  return (
    <Sheet as="section" aria-labelledby="preview" aria-busy={isFetching}>
      <Head>
        <Heading id="preview">What founders see</Heading>
        <IconButton
          label="Earlier days"
          aria-disabled={isFirst || undefined}
          onClick={() => !isFirst && setSkipped(skipped - DAYS_SHOWN)}
        >
          <ChevronLeft size={20} aria-hidden />
        </IconButton>
        <IconButton
          label="Later days"
          aria-disabled={isLast || undefined}
          onClick={() => !isLast && setSkipped(skipped + DAYS_SHOWN)}
        >
          <ChevronRight size={20} aria-hidden />
        </IconButton>
      </Head>
      <QueryState query={{ ...query, currentData }} height="14rem">
        {(preview) => (
          <>
            <Muted role="status">{previewText(preview)}</Muted>
            <Days>
              {preview.days.map((one) => (
                <PreviewDay key={one.date} day={one} zone={preview.time_zone} />
              ))}
            </Days>
          </>
        )}
      </QueryState>
    </Sheet>
  );
}

const Sheet = styled(Card)`
  padding: ${theme.space[20]} ${theme.space[24]};

  ${upTo.phone} { padding-inline: ${theme.space[16]}; }

  &[aria-busy='true'] > ul { opacity: 0.55; }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[8]};
`;

const Heading = styled.h2`
  ${typeset.h3}
  flex: 1 1 8rem;
`;

const Muted = styled.p`
  ${typeset.small}
  margin-block-end: ${theme.space[12]};
  color: ${theme.color.text2};
`;

const Days = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
  gap: 0 ${theme.space[24]};
`;
