import { from, LowerThird, useMedia } from 'shared-ui';
import styled from 'styled-components';

import { Film } from './Film';
import set from './set.art';

/** The film beside the registration. Narrow screens show a picture of the set, and do not fetch the film. */
export function FilmPane() {
  const isRoomy = useMedia(from.laptop);
  if (!isRoomy) return <Still src={set} alt="" width={720} height={900} />;
  return (
    <Film>
      <Caption>
        <LowerThird name="Welcome to the quest" line="A message from the set" />
      </Caption>
    </Film>
  );
}

const Still = styled.img`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
`;

const Caption = styled.div`
  position: absolute;
  inset-block-end: 8.25rem;
  inset-inline-start: 0;

  b { font-size: 2.375rem; }
  span > span { font-size: 1rem; }
`;
