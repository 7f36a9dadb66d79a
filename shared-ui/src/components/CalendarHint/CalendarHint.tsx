import { theme, typeset } from 'shared-ui/core';
import styled from 'styled-components';

import { TextLink } from '../TextLink/TextLink';

/** A link to the private feed, which keeps meetings up to date in the reader's calendar program. */
export function CalendarHint() {
  return (
    <Hint>
      <TextLink to="/notifications">Subscribe to your meetings</TextLink> in your own calendar app.
    </Hint>
  );
}

const Hint = styled.p`
  ${typeset.small}
  margin-block-start: ${theme.space[16]};
  color: ${theme.color.text2};
`;
