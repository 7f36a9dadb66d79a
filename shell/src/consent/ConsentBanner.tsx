import type { Choices } from 'contract/wire/consents.contract';
import { useRef } from 'react';
import { Button, Container, Stage, TextLink, theme, upTo } from 'shared-ui';
import styled from 'styled-components';

import { ACCEPT_ALL, REJECT_ALL } from './choices';
import { useSpaceBelow } from './useSpaceBelow';

interface ConsentBannerProps {
  onDecide: (choices: Choices) => void;
  onChoose: () => void;
}

/**
 * Asks for consent before another company gets data about a visitor. Not a modal: the page stays usable while it is
 * open, and nothing is allowed until the visitor decides. Reject and Accept have equal weight.
 */
export function ConsentBanner({ onDecide, onChoose }: ConsentBannerProps) {
  const banner = useRef<HTMLElement>(null);
  useSpaceBelow(banner);

  /** The pressed button is removed with the banner: the focus moves to the page. */
  function handleDecide(choices: Choices) {
    document.getElementById('content')?.focus({ preventScroll: true });
    onDecide(choices);
  }

  return (
    <Sheet as="section" aria-label="Privacy choices" ref={banner}>
      <Row>
        <p>
          May other companies measure visits and adverts, and show their forms here? Nothing is sent
          to them unless you agree. <TextLink to="/privacy-policy#consent">More</TextLink>
        </p>
        <Acts>
          <Button onClick={() => handleDecide(REJECT_ALL)}>Reject</Button>
          <Button onClick={() => handleDecide(ACCEPT_ALL)}>Accept</Button>
          <Button tone="ghost" onClick={onChoose}>
            Choose
          </Button>
        </Acts>
      </Row>
    </Sheet>
  );
}

const Sheet = styled(Stage)`
  position: fixed;
  z-index: ${theme.layer.header};
  inset: auto 0 0;
  max-block-size: 60vh;
  max-block-size: 60svh;
  overflow: auto;
  border-block-start: 1px solid ${theme.color.lineStrong};
  box-shadow: ${theme.shadow.toast};
`;

const Row = styled(Container)`
  display: flex;
  align-items: center;
  gap: ${theme.space[16]} ${theme.space[40]};
  padding-block: ${theme.space[16]};

  p { flex: 1; }
  ${upTo.tablet} { flex-direction: column; align-items: stretch; }
`;

const Acts = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 1fr;
  gap: ${theme.space[12]};

  ${upTo.phone} { button { padding-inline: ${theme.space[8]}; } }
`;
