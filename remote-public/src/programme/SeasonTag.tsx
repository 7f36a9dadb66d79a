import type { ComponentPropsWithRef } from 'react';
import { theme } from 'shared-ui';
import styled, { css } from 'styled-components';

/** `bright` once per view, `quiet` beside it, `caption` on pictures. */
type SeasonTagTone = 'bright' | 'quiet' | 'caption';

interface SeasonTagProps extends ComponentPropsWithRef<'span'> {
  tone?: SeasonTagTone;
}

/** The slanted tag of a season. Contains only our own texts, never names; never focusable. */
export function SeasonTag({ tone = 'bright', ...rest }: SeasonTagProps) {
  return <Root {...rest} $tone={tone} />;
}

const TONES: Record<SeasonTagTone, ReturnType<typeof css>> = {
  bright: css`color: ${theme.brand.ink}; background: ${theme.gradient.cta};`,
  quiet: css`color: ${theme.color.text}; background: ${theme.color.surface2};`,
  caption: css`
    padding: 0.4375rem 1.375rem 0.375rem;
    color: ${theme.brand.cream};
    background: ${theme.brand.night};
    font-size: 1.0625rem;
  `,
};

const Root = styled.span<{ $tone: SeasonTagTone }>`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[8]};
  padding: 0.5rem 1.5rem 0.5rem 0.875rem;
  clip-path: polygon(0 0, 100% 0, calc(100% - 14px) 100%, 0 100%);
  font: 800 1.1875rem/1 ${theme.font.display};
  letter-spacing: 0.035em;
  text-transform: uppercase;
  ${({ $tone }) => TONES[$tone]}
`;
