import { theme } from 'shared-ui/core';
import styled from 'styled-components';

import { PlainLink } from '../PlainLink/PlainLink';

/** A link in running text: `to` inside the product, `href` anywhere else. */
export const TextLink = styled(PlainLink)`
  color: ${theme.color.link};
  font-weight: 650;
  text-decoration: underline;
  text-decoration-thickness: 1.5px;
  text-underline-offset: 3px;

  &:hover { text-decoration-thickness: 2.5px; }
`;
