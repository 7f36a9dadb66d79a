import type { ComponentPropsWithRef } from 'react';
import { theme } from 'shared-ui/core';
import styled, { css } from 'styled-components';

/** `recur` is for meetings that repeat. */
export type TagTone = 'plain' | 'ok' | 'warn' | 'recur' | 'now';

interface TagProps extends ComponentPropsWithRef<'span'> {
  tone?: TagTone;
}

/** A fact in one or two words: an industry, a stage, a state. Never interactive. */
export function Tag({ tone = 'plain', ...rest }: TagProps) {
  return <Root {...rest} $tone={tone} />;
}

const TONES: Record<TagTone, ReturnType<typeof css>> = {
  plain: css`color: ${theme.color.text2}; background: ${theme.color.surface2};`,
  ok: css`color: ${theme.color.okText}; background: ${theme.color.okBg};`,
  warn: css`color: ${theme.color.warnText}; background: ${theme.color.warnBg};`,
  recur: css`color: ${theme.color.recurText}; background: ${theme.color.recurBg};`,
  now: css`color: ${theme.brand.ink}; background: ${theme.brand.saffron};`,
};

const Root = styled.span<{ $tone: TagTone }>`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  max-inline-size: 100%;
  padding: 0.3125rem 0.6875rem;
  border-radius: ${theme.radius.pill};
  font-size: 0.875rem;
  font-weight: 600;
  line-height: 1.125rem;
  overflow-wrap: anywhere;
  ${({ $tone }) => TONES[$tone]}
`;
