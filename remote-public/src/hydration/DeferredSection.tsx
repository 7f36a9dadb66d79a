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
import { useNeedOfCode } from './useNeedOfCode';

interface DeferredSectionProps<Name extends string> {
  /** What it belongs to; the `page` of its route takes the same, so that its code comes along with the page's. */
  of: SectionsCode<Name>;
  name: Name;
}

/**
 * A section of a page that says all it has to say in its HTML. In a document it stays as it was drawn, and its code is
 * not fetched, until something in it needs code: a button or a field that is used, a picture that does not
 * arrive. Drawn in the browser it is like any other component.
 *
 * Nothing in such a section may change by itself (`useLiveContent`) or differ by reader, and nothing around
 * it changes what it says: it has no props of its own.
 */
export const DeferredSection = memo(Deferred) as typeof Deferred;

function Deferred<Name extends string>({ of, name }: DeferredSectionProps<Name>) {
  const root = useRef<HTMLDivElement>(null);
  const [arrival] = useState(() => arrivalOf(of));
  const handleDrawn = useNeedOfCode(root, arrival.start);
  useStepWithinPage(arrival.start);
  useFirstSights(root);

  return (
    <Root ref={root} data-deferred="">
      <Suspense>
        <Drawn of={of} name={name} over={arrival.over} onDrawn={handleDrawn} />
      </Suspense>
    </Root>
  );
}

/**
 * Calls back when somebody goes to another address of the page in view: that concerns all of it, and React finishes
 * no such step while a section waits for its code.
 */
function useStepWithinPage(onStep: () => unknown): void {
  const at = useLocation(); // another object for every step: those the browser makes by itself share a key
  const [first] = useState(at);
  if (at !== first) onStep(); // now: a step that is not finished has no effects

  useEffect(() => {
    const { pathname, search, hash } = at;
    const { location } = window; // ahead of the router when somebody went on before this page had code
    if (location.pathname + location.search + location.hash !== pathname + search + hash) onStep();
  });
}

/** The journey of the code: it may be started again when it failed. */
function arrivalOf(code: SectionsCode<string>) {
  let end = () => {};
  const over = settled(
    new Promise<void>((resolve) => {
      end = resolve;
    }),
  );

  /** @returns whether the code is here */
  async function start(): Promise<boolean> {
    try {
      await code.load().catch(loadAgain);
    } catch (error) {
      if (navigator.onLine) reportError(error); // reported as of its release
      code.forget();
      return false;
    }
    end();
    return true;
  }

  /** A connection may fail once. */
  function loadAgain() {
    code.forget();
    return code.load();
  }
  return { over, start };
}

interface DrawnProps extends DeferredSectionProps<string> {
  over: Promise<void>;
  onDrawn(): void;
}

/** What is in the document stays as it is for as long as this suspends. */
function Drawn({ of, name, over, onDrawn }: DrawnProps) {
  const isPrerendered = useContext(LiveContentContext) !== undefined;
  const isHydrating = useSyncExternalStore(
    noChange,
    () => false,
    () => true,
  );
  if (isHydrating && !isPrerendered) use(over);
  const { [name]: Section } = use(of.load());
  useEffect(onDrawn, [onDrawn]);
  return createElement(Section!);
}

const noChange = () => () => {};

const Root = styled.div`
  display: contents;
`;
