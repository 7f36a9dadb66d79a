import { theme, typeset, upTo } from 'shared-ui';
import { css } from 'styled-components';

/** One stop of the journey: under the trail on wide windows, in its own row on phones. */
export const milestone = css`
  position: relative;
  padding: 9.875rem ${theme.space[24]} 0 0;

  time {
    display: block;
    margin-block-end: ${theme.space[8]};
    font: 800 1.875rem / 1 ${theme.font.display};
  }

  h3 {
    margin-block-end: ${theme.space[6]};
    ${typeset.h4}
  }

  p {
    color: ${theme.color.text2};
    font-size: 0.9375rem;
    line-height: 1.375rem;
  }

  p + * { margin-block-start: ${theme.space[12]}; }

  &[data-state='now'] time { color: ${theme.brand.saffron}; }

  ${upTo.tablet} {
    padding: 0 0 ${theme.space[28]} 1.875rem;
    border-inline-start: 2px solid ${theme.color.line};

    &:last-child { padding-block-end: 0; }

    &::before {
      content: '';
      position: absolute;
      inset-block-start: 5px;
      inset-inline-start: -8px;
      inline-size: 14px;
      block-size: 14px;
      border-radius: 50%;
      background: ${theme.color.text};
    }

    &[data-state='now']::before {
      background: ${theme.brand.saffron};
      box-shadow: 0 0 0 6px color-mix(in srgb, ${theme.brand.saffron} 20%, transparent);
    }

    &[data-state='next']::before {
      border: 2px solid ${theme.color.text3};
      background: ${theme.color.bg};
    }
  }
`;
