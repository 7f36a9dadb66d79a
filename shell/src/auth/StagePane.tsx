import { from, LowerThird } from 'shared-ui';
import styled from 'styled-components';

import set from './set.art';

/** The set of the show, beside the registration. */
export function StagePane() {
  return (
    <>
      <Picture src={set} alt="" width={720} height={900} />
      <Caption>
        <LowerThird name="Welcome to the quest" line="A message from the set" />
      </Caption>
    </>
  );
}

const Picture = styled.img`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
`;

const Caption = styled.div`
  display: none;

  ${from.laptop} {
    display: block;
    position: absolute;
    inset-block-end: 8.25rem;
    inset-inline-start: 0;

    b { font-size: 2.375rem; }
    span > span { font-size: 1rem; }
  }
`;
