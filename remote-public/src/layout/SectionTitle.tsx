import type { ReactNode } from 'react';
import { typeset } from 'shared-ui';
import styled, { type css } from 'styled-components';

/** `poster` in sections, `title` beside content, `text` in cards. */
type Size = 'poster' | 'title' | 'text';

interface SectionTitleProps {
  /** The id by which the section is labelled. */
  id?: string;
  size?: Size;
  children: ReactNode;
}

/** The heading of a section; the surrounding section sets its margins. */
export function SectionTitle({ id, size = 'poster', children }: SectionTitleProps) {
  return (
    <Title id={id} $size={size}>
      {children}
    </Title>
  );
}

const SIZES: Record<Size, ReturnType<typeof css>> = {
  poster: typeset.d2,
  title: typeset.d3,
  text: typeset.h3,
};

const Title = styled.h2<{ $size: Size }>`
  ${({ $size }) => SIZES[$size]}
  overflow-wrap: anywhere;
`;
