import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink, IconButton, Stage, theme, upTo } from 'shared-ui';
import styled from 'styled-components';

interface OfferBannerProps {
  /** Names the region. */
  label: string;
  link: { to: string; label: string };
  dismissLabel: string;
  onDismiss(): void;
  children: ReactNode;
}

/** A line over the page: an offer to accept or dismiss. */
export function OfferBanner({ label, link, dismissLabel, onDismiss, children }: OfferBannerProps) {
  return (
    <Banner as="section" aria-label={label}>
      <p>{children}</p>
      <ButtonLink tone="gradient" size="sm" to={link.to}>
        {link.label}
      </ButtonLink>
      <IconButton label={dismissLabel} onClick={onDismiss}>
        <X size={20} aria-hidden />
      </IconButton>
    </Banner>
  );
}

const Banner = styled(Stage)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[8]} ${theme.space[20]};
  padding: ${theme.space[12]} ${theme.space[20]};
  border-block-end: 1px solid ${theme.color.line};
  font-weight: 650;

  > p, > a { overflow-wrap: anywhere; }
  > a { max-inline-size: 100%; white-space: normal; }

  ${upTo.tablet} {
    display: grid;
    grid-template: 'text dismiss' 'link link' / 1fr auto;

    > p { grid-area: text; }
    > a { grid-area: link; justify-self: start; }
    > button { grid-area: dismiss; }
  }
`;
