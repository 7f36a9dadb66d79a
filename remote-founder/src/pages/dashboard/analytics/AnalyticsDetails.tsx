import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Card, Skeleton, theme, typeset } from 'shared-ui';
import styled from 'styled-components';

import { LazyChart } from './LazyChart';
import { useAnalytics } from './useAnalytics';

/**
 * The same in one line above the feed, for narrow screens: below an endless feed it would never be
 * reached. The chart is fetched by those who open it.
 */
export function AnalyticsDetails({ startupId }: { startupId: string }) {
  const { text, drawn, failed } = useAnalytics(startupId);
  const [open, setOpen] = useState(false);
  if (failed) return null;

  const line = (
    <span>
      <Title>Views and followers</Title>
      {text ?? <Skeleton width="80%" />}
    </span>
  );
  if (!drawn) {
    return (
      <Sheet>
        <Line as="div">{line}</Line>
      </Sheet>
    );
  }
  return (
    <Sheet>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <Line>
          {line}
          <ChevronDown size={20} aria-hidden />
        </Line>
        {open && <LazyChart days={drawn} />}
      </details>
    </Sheet>
  );
}

const Sheet = styled(Card)`
  margin-block-end: ${theme.space[28]};
  padding: 0 ${theme.space[20]};

  > details[open] { padding-block-end: ${theme.space[12]}; }
`;

const Line = styled.summary`
  ${typeset.small}
  display: flex;
  align-items: center;
  gap: ${theme.space[12]};
  padding-block: ${theme.space[16]};
  color: ${theme.color.text2};

  details > & { cursor: pointer; }
  > span { flex: 1; min-inline-size: 0; }
  > svg { flex: none; transition: transform ${theme.time.fast}; }
  [open] > & > svg { transform: rotate(180deg); }
  &::-webkit-details-marker { display: none; }
`;

const Title = styled.b`
  ${typeset.h4}
  display: block;
  color: ${theme.color.text};
`;
