import { theme, upTo } from 'shared-ui/core';
import { css } from 'styled-components';

/**
 * The meaning of the button. `gradient` is the most important action of a view; `primary` is any other main action;
 * `outline-gradient` appears beside `gradient` in heroes; `success` shows that the action is complete.
 */
export type ButtonTone =
  | 'primary'
  | 'gradient'
  | 'outline-gradient'
  | 'ghost'
  | 'soft'
  | 'danger'
  | 'success'
  | 'text';

export type ButtonSize = 'sm' | 'md' | 'lg';

type Rules = ReturnType<typeof css>;

const TONES: Record<ButtonTone, Rules> = {
  primary: css`
    --ink: ${theme.color.onPrimary};
    --fill: ${theme.color.primary};
    @supports (color: color-mix(in srgb, red, red)) { --fill-over: color-mix(in srgb, ${theme.color.primary} 86%, ${theme.brand.ember}); }
  `,
  gradient: css`
    --ink: ${theme.brand.ink};
    --fill: ${theme.gradient.cta} border-box;
    --lift: 1.07;
  `,
  'outline-gradient': css`
    --ink: ${theme.color.text};
    --fill: linear-gradient(${theme.color.input}, ${theme.color.input}) padding-box, ${theme.gradient.art} border-box;
    --lift: 1.07;
    border: 2px solid transparent;
  `,
  ghost: css`
    --ink: ${theme.color.text};
    --fill: transparent;
    --fill-over: ${theme.color.surface2};
    box-shadow: inset 0 0 0 1.5px ${theme.color.lineStrong};
  `,
  soft: css`
    --ink: ${theme.color.text};
    --fill: ${theme.color.surface2};
    --fill-over: ${theme.color.line};
  `,
  danger: css`
    --ink: ${theme.color.onFill};
    --fill: ${theme.color.dangerFill};
    --lift: 1.07;
  `,
  success: css`
    --ink: ${theme.color.onFill};
    --fill: ${theme.color.successFill};
    --lift: 1.07;
  `,
  text: css`
    --ink: ${theme.color.link};
    --fill: transparent;
    --fill-over: ${theme.color.surface2};
    padding-inline: 0.625rem;
  `,
};

const SIZES: Record<ButtonSize, Rules> = {
  sm: css`
    min-block-size: ${theme.size.buttonSmall};
    padding-inline: ${theme.space[16]};
    font-size: 0.9375rem;
    ${upTo.tablet} { min-block-size: ${theme.size.target}; }
  `,
  md: css`
    min-block-size: ${theme.size.button};
    padding-inline: ${theme.space[24]};
    font-size: 1rem;
  `,
  lg: css`
    min-block-size: ${theme.size.buttonLarge};
    padding-inline: 1.875rem;
    font-size: 1.125rem;
  `,
};

export interface ButtonVariant {
  $tone: ButtonTone;
  $size: ButtonSize;
}

/** Shared by buttons and button links: a tone sets the variables, and one rule reads them. */
export const buttonStyles = css<ButtonVariant>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  border: 0;
  border-radius: ${theme.radius.control};
  color: var(--ink);
  background: var(--fill);
  font-weight: 700;
  line-height: 1.15;
  text-align: center;
  cursor: pointer;
  transition: filter ${theme.time.fast}, background-color ${theme.time.fast};
  ${({ $size }) => SIZES[$size]}
  ${({ $tone }) => TONES[$tone]}

  &:hover {
    background: var(--fill-over, var(--fill));
    filter: brightness(var(--lift, 1));
  }
  &:active { transform: translateY(1px); }
  &:disabled, &[aria-disabled='true']:not([aria-busy]) {
    border-color: transparent;
    color: ${theme.color.text3};
    background: ${theme.color.surface2};
    filter: none;
    transform: none;
    cursor: not-allowed;
  }
  @media (forced-colors: active) { border: 2px solid; }
  &[aria-busy] {
    filter: none;
    transform: none;
    cursor: progress;
  }
`;

/** Icon and label on one line. */
export const buttonLine = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.625rem;
`;
