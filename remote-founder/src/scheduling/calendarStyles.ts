import { theme, typeset, upTo } from 'shared-ui';
import { css } from 'styled-components';

/** The calendar's library has structure and keyboard support but no styles; these style its class names. */
export const calendarStyles = css`
  .rdp-month {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    row-gap: 0.625rem;
  }
  .rdp-month_caption { text-align: center; ${typeset.h4} }
  .rdp-month_grid {
    grid-column: 1 / -1;
    inline-size: 100%;
    border-collapse: separate;
    border-spacing: min(0.25rem, 1vw);
    table-layout: fixed;
    font-size: min(1rem, 7vw); /* large letters, as far as seven columns have room for two figures */
  }
  .rdp-weekday {
    padding: 0;
    color: ${theme.color.text3};
    font-size: 0.875em;
    font-weight: 600;
    line-height: 2rem;
  }
  .rdp-day { padding: 0; }

  .rdp-button_previous,
  .rdp-button_next,
  .rdp-day_button {
    border: 0;
    border-radius: ${theme.radius.control};
    color: ${theme.color.text};
    background: none;
    cursor: pointer;
  }
  .rdp-button_previous,
  .rdp-button_next {
    display: grid;
    place-items: center;
    inline-size: ${theme.size.target};
    block-size: ${theme.size.target};
  }
  .rdp-chevron { inline-size: 1.125rem; fill: currentColor; }
  [aria-disabled='true'] { opacity: 0.45; cursor: default; }

  .rdp-day_button {
    position: relative;
    inline-size: 100%;
    block-size: 2.875rem;
    padding: 0;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  .rdp-day_button:hover:enabled { background: ${theme.color.surface2}; }
  .rdp-disabled .rdp-day_button { color: ${theme.color.text3}; font-weight: 400; cursor: default; }
  &[data-known] .rdp-day:not(.rdp-free, .rdp-disabled) .rdp-day_button { color: ${theme.color.text2}; font-weight: 400; }
  .rdp-free .rdp-day_button { background: ${theme.color.okBg}; font-weight: 700; }
  .rdp-free .rdp-day_button:hover:enabled { box-shadow: inset 0 0 0 1.5px ${theme.color.okText}; }
  .rdp-today .rdp-day_button { box-shadow: inset 0 0 0 2px ${theme.brand.fig}; }
  .rdp-booked .rdp-day_button::after {
    content: '';
    position: absolute;
    inset-block-end: 5px;
    inset-inline-start: calc(50% - 3px);
    inline-size: 6px;
    block-size: 6px;
    border-radius: 50%;
    background: ${theme.color.accent};
  }
  .rdp-selected .rdp-day_button,
  .rdp-selected .rdp-day_button:hover:enabled { color: ${theme.brand.cream}; background: ${theme.brand.fig}; }
  .rdp-selected .rdp-day_button::after {
    content: '';
    position: absolute;
    inset: auto 0.625rem 6px;
    inline-size: auto;
    block-size: 3px;
    border-radius: 2px;
    background: ${theme.gradient.cta};
  }

  /* In forced colours: free days have a border, today a double one, the selected one is filled. */
  @media (forced-colors: active) {
    .rdp-free .rdp-day_button { border: 1px solid; }
    .rdp-today .rdp-day_button { border: 4px double; }
    .rdp-booked .rdp-day_button::after { forced-color-adjust: none; background: CanvasText; }
    .rdp-selected .rdp-day_button { forced-color-adjust: none; color: HighlightText; background: Highlight; }
  }

  ${upTo.tablet} { .rdp-day_button { block-size: ${theme.size.target}; } }
`;
