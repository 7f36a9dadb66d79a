import { Star } from 'lucide-react';
import { theme } from 'shared-ui';
import styled from 'styled-components';

const MAX_STARS = 5; // rule 1.26
const ALL = Array.from({ length: MAX_STARS }, (_, i) => i + 1);

/** A rating of up to five stars. @param count 0 to 5 */
export function Stars({ count }: { count: number }) {
  return (
    <Row role="img" aria-label={`${count} out of ${MAX_STARS} stars`}>
      {ALL.map((star) => (
        <Star key={star} size={20} data-lit={star <= count} aria-hidden="true" />
      ))}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  gap: 3px;

  svg {
    fill: ${theme.color.lineStrong};
    fill: color-mix(in srgb, ${theme.color.lineStrong} 65%, ${theme.color.surface});
    stroke: none;
  }

  [data-lit='true'] { fill: ${theme.brand.saffron}; }
`;
