import { theme, upTo } from 'shared-ui';
import { css } from 'styled-components';

/** Sticky headings and first column; rows are high enough for touch. */
export const tableStyles = css`
  /* A row with the focus stays below the headings, whose buttons are targets. */
  scroll-padding-block-start: calc(${theme.size.target} + 2 * ${theme.space[8]});
  table { inline-size: 100%; border-collapse: separate; border-spacing: 0; font-size: 0.9375rem; }
  th, td {
    padding: ${theme.space[8]} ${theme.space[12]};
    border-block-end: 1px solid ${theme.color.line};
    background: ${theme.color.surface};
    text-align: start;
    white-space: nowrap;
  }
  td, tbody th { block-size: 3.25rem; }
  /* As wide as its words, and a long text breaks: nothing is cut (decision 134). */
  [data-content] { inline-size: max-content; max-inline-size: 20rem; white-space: normal; overflow-wrap: anywhere; }
  [data-end] > [data-content] { margin-inline-start: auto; }
  tbody a { display: inline-flex; align-items: center; min-block-size: ${theme.size.target}; }
  thead th { position: sticky; inset-block-start: 0; z-index: 2; color: ${theme.color.text2}; font-weight: 650; }
  th button {
    display: inline-flex;
    gap: ${theme.space[4]};
    align-items: center;
    min-block-size: ${theme.size.target};
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
  [data-end] { text-align: end; font-variant-numeric: tabular-nums; }
  [data-choice] { inline-size: ${theme.size.target}; }
  [data-choice] input { inline-size: 1.25rem; block-size: 1.25rem; margin: ${theme.space[12]}; accent-color: ${theme.color.accent}; }
  thead th:nth-child(2) { inset-inline-start: 0; z-index: 3; }
  tbody th { position: sticky; inset-inline-start: 0; z-index: 1; font-weight: 650; }
  tr[data-chosen] > * { background: ${theme.color.surface2}; }

  ${upTo.tablet} {
    tbody th > [data-content] { max-inline-size: 10rem; }
  }

  /* The sheet decides how wide the columns are. */
  @media print {
    table { font-size: 0.75rem; }
    th, td { position: static !important; padding: ${theme.space[4]}; white-space: normal; }
    td, tbody th { block-size: auto; }
    tr { break-inside: avoid; }
    [data-content] { inline-size: auto; min-inline-size: 0; }
    [data-choice] { display: none; }
  }
`;
