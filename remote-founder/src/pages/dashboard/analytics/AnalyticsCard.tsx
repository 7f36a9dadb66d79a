import { AsideCard, Skeleton, theme, typeset } from 'shared-ui';
import styled from 'styled-components';

import { LazyChart } from './LazyChart';
import { useAnalytics } from './useAnalytics';

/**
 * Views and followers of a startup in recent days, as text and chart. Renders nothing when they could not be loaded
 * (rule 7.5).
 */
export function AnalyticsCard({ startupId }: { startupId: string }) {
  const { text, drawn, failed } = useAnalytics(startupId);
  if (failed) return null;

  return (
    <AsideCard title="Views and followers" busy={!text}>
      {!text && <Skeleton height="11rem" />}
      <Text>{text}</Text>
      {drawn && <LazyChart days={drawn} />}
    </AsideCard>
  );
}

const Text = styled.p`
  ${typeset.small}
  color: ${theme.color.text2};
`;
