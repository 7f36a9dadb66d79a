import { theme, typeset } from 'shared-ui/core';
import styled from 'styled-components';

import { TextLink } from '../TextLink/TextLink';

/** The way to one's meetings in one's own calendar program, kept up to date (the private feed). */
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
