import { useRef } from 'react';
import { SkipLink, Toast, theme, upTo, VisuallyHidden } from 'shared-ui';
import styled from 'styled-components';
import { PendingInvitation } from '../auth/invitation/PendingInvitation';
import { LoginDialogSlot } from '../auth/LoginDialogSlot';
import { ConsentSlot } from '../consent/ConsentSlot';
import { Header } from '../header/Header';
import { HeaderPinProvider } from '../header/HeaderPin';
import { useHeaderIsFixed } from '../header/useHeaderShown';
import { useArrival } from '../navigation/useArrival';
import { usePrefetch } from '../navigation/usePrefetch';
import { useScrollMemory } from '../navigation/useScrollMemory';
import { UnreadWatch } from '../notifications/UnreadWatch';
import { usePageViews } from '../pageView';
import { PreviewSlot } from '../preview/PreviewSlot';
import type { Preview } from '../preview/preview';
import { RegistrySlot } from '../registry/RegistrySlot';
import type { RegistryWatch } from '../registry/RegistryWatch';
import type { Remotes } from '../remotes';
import { usePageTitle } from '../title';
import { ComingBar } from './ComingBar';
import { Outlet } from './Outlet';

interface FrameProps {
  remotes: Remotes;
  /** Absent where nothing changes any more: at the edge. */
  watch?: RegistryWatch;
  preview?: Preview;
}

/** Everything around the pages: it lives as long as the tab does, whatever happens inside. */
export function Frame({ remotes, watch, preview }: FrameProps) {
  return (
    <HeaderPinProvider>
      <SkipLink target="content" />
      <ConsentSlot />
      <PageTitle remotes={remotes} />
      <ComingBar />
      <UnreadWatch />
      <Header />
      <Content remotes={remotes} />
      <Toast />
      <LoginDialogSlot />
      <RegistrySlot remotes={remotes} watch={watch} />
      <PreviewSlot preview={preview} remotes={remotes} />
    </HeaderPinProvider>
  );
}

/**
 * Beside the pages, not around them: an update from above, like a remote's arrival, would make
 * React throw away a page rendered ahead that is still waiting for its code.
 */
function PageTitle({ remotes }: { remotes: Remotes }) {
  usePageTitle(remotes);
  return null;
}

function Content({ remotes }: { remotes: Remotes }) {
  const page = useRef<HTMLDivElement>(null);
  const headerIsFixed = useHeaderIsFixed();
  usePageViews();
  useScrollMemory();
  usePrefetch(remotes);
  const announcement = useArrival(page);

  return (
    <>
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
      <Page id="content" tabIndex={-1} ref={page} $belowHeader={headerIsFixed}>
        <PendingInvitation />
        <Outlet remotes={remotes} />
      </Page>
    </>
  );
}

const Page = styled.div<{ $belowHeader: boolean }>`
  padding-block-start: ${({ $belowHeader }) => ($belowHeader ? theme.size.header : 0)};

  ${upTo.tablet} {
    padding-block-start: ${({ $belowHeader }) => ($belowHeader ? theme.size.headerPhone : 0)};
  }
`;
