import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { theme, upTo, useReadSiteQuery, VisuallyHidden } from 'shared-ui';
import styled from 'styled-components';
import { ConsentSlot } from '../consent/ConsentSlot';
import { SecondFactorWatch } from '../guard/SecondFactorWatch';
import { StepWatch } from '../guard/StepWatch';
import { Header } from '../header/Header';
import { HeaderPinProvider } from '../header/HeaderPin';
import { HeroHeaderSlot } from '../header/HeroHeaderSlot';
import { useHeaderIsFixed } from '../header/useHeaderShown';
import { useEarlyEvents } from '../hydration/useEarlyEvents';
import { usePrefetch } from '../navigation/usePrefetch';
import { useRouteAnnouncement } from '../navigation/useRouteAnnouncement';
import { useScrollMemory } from '../navigation/useScrollMemory';
import { UnreadWatch } from '../notifications/UnreadWatch';
import { OffersSlot } from '../offers/OffersSlot';
import { PreviewSlot } from '../preview/PreviewSlot';
import type { Preview } from '../preview/preview';
import { DraftSlot } from '../programme-draft/DraftSlot';
import type { ProgrammeDraft } from '../programme-draft/programmeDraft';
import type { RegistryWatch } from '../registry/RegistryWatch';
import type { Remotes } from '../remotes';
import { Toast } from '../toast/Toast';
import { FocusSlot } from './FocusSlot';
import { LoadingBar } from './LoadingBar';
import { LoginDialogSlot } from './LoginDialogSlot';
import { Outlet } from './Outlet';
import { usePageViews } from './pageView';
import { RegistrySlot } from './RegistrySlot';
import { SkipLink } from './SkipLink';
import { usePageTitle } from './title';

interface FrameProps {
  remotes: Remotes;
  /** Absent at the edge, where the registry does not change. */
  watch?: RegistryWatch;
  preview?: Preview;
  draft?: ProgrammeDraft;
  /** True when the page was in the document before any script. */
  drawn: boolean;
}

/** The frame around the pages: it stays mounted as long as the tab, whatever happens inside. */
export function Frame({ remotes, watch, preview, draft, drawn }: FrameProps) {
  return (
    <HeaderPinProvider>
      <SkipLink target="content" />
      <ConsentSlot isQuiet={draft !== undefined} />
      {!draft && <PageViews />}
      <PageTitle remotes={remotes} />
      <LoadingBar />
      <FocusSlot />
      <UnreadWatch />
      <ProgrammeWatch />
      <SecondFactorWatch />
      <StepWatch />
      <Header />
      <Content remotes={remotes} watch={watch} drawn={drawn} />
      <Toast />
      <LoginDialogSlot />
      <RegistrySlot remotes={remotes} watch={watch} />
      <PreviewSlot preview={preview} remotes={remotes} />
      <DraftSlot draft={draft} />
    </HeaderPinProvider>
  );
}

/**
 * Beside the pages, not around them: an update from above, such as the arrival of a remote, would make React discard a
 * prerendered page that is still waiting for its code.
 */
function PageTitle({ remotes }: { remotes: Remotes }) {
  usePageTitle(remotes);
  return null;
}

/** Fetches the parts of the programme that every page shows; after a failure, again at every change of path. */
function ProgrammeWatch() {
  const { pathname } = useLocation();
  return <ProgrammeRead key={pathname} />;
}

/** Fetches on mount, unless the document or an earlier read has the data. */
function ProgrammeRead() {
  useReadSiteQuery();
  return null;
}

/** Viewing a draft is not counted as a visit. */
function PageViews() {
  usePageViews();
  return null;
}

function Content({ remotes, watch, drawn }: Omit<FrameProps, 'preview' | 'draft'>) {
  const page = useRef<HTMLDivElement>(null);
  const headerIsFixed = useHeaderIsFixed();
  useScrollMemory();
  usePrefetch(remotes);
  useEarlyEvents(page, remotes, drawn);
  const announcement = useRouteAnnouncement(page);

  return (
    <>
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
      <Top $belowHeader={headerIsFixed}>
        <OffersSlot remotes={remotes} />
        <HeroHeaderSlot remotes={remotes} />
      </Top>
      <div id="content" tabIndex={-1} ref={page}>
        <Outlet remotes={remotes} watch={watch} />
      </div>
    </>
  );
}

const Top = styled.div<{ $belowHeader: boolean }>`
  padding-block-start: ${({ $belowHeader }) => ($belowHeader ? theme.size.header : 0)};

  ${upTo.tablet} {
    padding-block-start: ${({ $belowHeader }) => ($belowHeader ? theme.size.headerPhone : 0)};
  }
`;
