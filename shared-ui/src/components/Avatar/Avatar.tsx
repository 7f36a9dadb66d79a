import { theme } from 'shared-ui/core';
import styled from 'styled-components';

import { Picture } from '../Picture/Picture';

interface AvatarProps {
  user: { id: number; profile_photo: string | null };
  /** Width in pixels. */
  size?: 34 | 44 | 52 | 72;
  /** Name of the person; '' beside a visible name. */
  alt?: string;
  /** Shows a rounded square, as in the headers of cards. */
  square?: boolean;
}

/** A person's photo in a circle, or a default picture when there is none. */
export function Avatar({ user, size = 44, alt = '', square = false }: AvatarProps) {
  return (
    <Root $size={size} $square={square}>
      <Picture
        path={user.profile_photo}
        alt={alt}
        widths={`${size}px`}
        fallback="portrait"
        seed={user.id}
        width={size}
        height={size}
      />
    </Root>
  );
}

const Root = styled.span<{ $size: number; $square: boolean }>`
  display: block;
  flex: none;
  overflow: hidden;
  inline-size: ${({ $size }) => $size / 16}rem;
  block-size: ${({ $size }) => $size / 16}rem;
  border-radius: ${({ $square }) => ($square ? theme.radius.card : '50%')};
  background: ${theme.color.surface2};
`;
