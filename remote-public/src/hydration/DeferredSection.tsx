import {
  createElement,
  memo,
  Suspense,
  use,
  useContext,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useLocation } from 'react-router-dom';
import { LiveContentContext, settled, useFirstSights } from 'shared-ui';
import styled from 'styled-components';

import type { SectionsCode } from './sectionsCode';
import { useHydrateOnUse } from './useHydrateOnUse';

interface DeferredSectionProps<Name extends string> {
  /** The section's code; pass the same to the `page` of its route, so that both load together. */
  of: SectionsCode<Name>;
  name: Name;
}

/**
 * A section of a page whose HTML contains all its content. A prerendered section stays as it is, and its code is not
 * fetched, until it is needed: when a button or a field is used, or a picture fails to load. In a client-rendered page
 * it is a component like any other.
 *
 * Nothing in such a section may change by itself (`useLiveContent`) or differ between readers, and its parents cannot
 * change its content: it has no props.
 */
export const DeferredSection = memo(Deferred) as typeof Deferred;

function Deferred<Name extends string>({ of, name }: DeferredSectionProps<Name>) {
  const root = useRef<HTMLDivElement>(null);
  const [loader] = useState(() => createLoader(of));
  const handleHydrated = useHydrateOnUse(root, loader.start);
  useNavigationWithinPage(loader.start);
  useFirstSights(root);

  return (
    <Root ref={root} data-deferred="">
      <Suspense>
        <SectionContent of={of} name={name} loaded={loader.loaded} onHydrated={handleHydrated} />
      </Suspense>
    </Root>
  );
}

/**
 * Calls back on a navigation within the page: it re-renders the whole page, and React cannot finish that while a
 * section waits for its code.
 */
function useNavigationWithinPage(onStep: () => unknown): void {
  const at = useLocation(); // a new object for each navigation; navigations made by the browser share a key
  const [first] = useState(at);
  if (at !== first) onStep(); // during render, because an interrupted navigation runs no effects

  useEffect(() => {
    const { pathname, search, hash } = at;
    const { location } = window; // differs from the router's location when the reader navigated before hydration
    if (location.pathname + location.search + location.hash !== pathname + search + hash) onStep();
  });
}

/** Loads the code; can be started again after a failure. */
function createLoader(code: SectionsCode<string>) {
  let end = () => {};
  const loaded = settled(
    new Promise<void>((resolve) => {
      end = resolve;
    }),
  );

  /** @returns whether the code is loaded */
  async function start(): Promise<boolean> {
    try {
      await code.load().catch(retry);
    } catch (error) {
      if (navigator.onLine) reportError(error); // attributed to the release of this remote
      code.forget();
      return false;
    }
    end();
    return true;
  }

  /** A connection may fail once. */
  function retry() {
    code.forget();
    return code.load();
  }
  return { loaded, start };
}

interface SectionContentProps extends DeferredSectionProps<string> {
  loaded: Promise<void>;
  onHydrated(): void;
}

/** The prerendered HTML stays while this suspends. */
function SectionContent({ of, name, loaded, onHydrated }: SectionContentProps) {
  const isPrerendered = useContext(LiveContentContext) !== undefined;
  const isHydrating = useSyncExternalStore(
    noChange,
    () => false,
    () => true,
  );
  if (isHydrating && !isPrerendered) use(loaded);
  const { [name]: Section } = use(of.load());
  useEffect(onHydrated, [onHydrated]);
  return createElement(Section!);
}

const noChange = () => () => {};

const Root = styled.div`
  display: contents;
`;
