import styled from 'styled-components';

import {
  type ButtonSize,
  type ButtonTone,
  type ButtonVariant,
  buttonStyles,
} from '../Button/buttonStyles';
import { PlainLink, type PlainLinkProps } from '../PlainLink/PlainLink';

interface ButtonLinkProps extends PlainLinkProps {
  tone?: ButtonTone;
  size?: ButtonSize;
}

/** A link that looks like a button: `to` inside the product, `href` anywhere else. */
export function ButtonLink({ tone = 'primary', size = 'md', ...rest }: ButtonLinkProps) {
  return <Root {...rest} $tone={tone} $size={size} />;
}

const Root = styled(PlainLink)<ButtonVariant>`
  ${buttonStyles}
  gap: 0.625rem;
  @media print { display: none; }
`;
