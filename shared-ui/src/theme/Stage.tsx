import styled from 'styled-components';

import { theme } from './theme';

/** A dark section: all content takes the stage colours. Use `as` for the right element. */
export const Stage = styled.div.attrs<{ 'data-theme'?: string }>({ 'data-theme': 'stage' })`
  color: ${theme.color.text};
  background: ${theme.color.bg};
`;

/** A light section: all content takes the studio colours. Use `as` for the right element. */
export const Studio = styled.div.attrs<{ 'data-theme'?: string }>({ 'data-theme': 'studio' })`
  color: ${theme.color.text};
  background: ${theme.color.bg};
`;
