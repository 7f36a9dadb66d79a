import { theme, upTo } from 'shared-ui/core';
import styled from 'styled-components';

/** The page's column: 1240 px and a gutter. Set only `padding-block`, because other padding removes the gutter. */
export const Container = styled.div`
  inline-size: 100%;
  max-inline-size: calc(${theme.size.container} + 2 * ${theme.space[24]});
  margin-inline: auto;
  padding-inline: ${theme.space[24]};

  ${upTo.tablet} { padding-inline: ${theme.space[20]}; }
`;
