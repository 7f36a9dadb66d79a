import { css } from 'styled-components';

/**
 * Prints the items of a grid below each other as blocks: Firefox moves a long grid to the next sheet as a whole.
 * @param gap between the items, a CSS length; their own margins when omitted
 */
export const printedAsBlock = (gap?: string) => css`
  @media print {
    display: block;
    ${gap && css`> * + * { margin-block-start: ${gap}; }`}
  }
`;
