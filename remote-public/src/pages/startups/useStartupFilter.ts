import { useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSite } from 'shared-ui';
import { addressOf, filterOf, isSameFilter, type StartupFilter } from './filterAddress';
import { filterTagsOf, type SeasonFilterTag } from './seasons';

const SEARCH_DELAY_MS = 300; // rule 10.3

interface FilterControls {
  filterTags: readonly SeasonFilterTag[];
  /** What the controls show, at once. */
  draft: StartupFilter;
  /** What the grid shows: the address, so that Back and a shared link restore it. */
  filter: StartupFilter;
  change(part: Partial<StartupFilter>): void;
}

/** The filter of the grid. Changes reach the address, and with it the grid, after 300 ms of rest. */
export function useStartupFilter(): FilterControls {
  const [address, setAddress] = useSearchParams();
  const { seasons } = useSite();
  const tags = useMemo(() => filterTagsOf(seasons), [seasons]);
  const filter = filterOf(address, tags);
  const key = addressOf(filter).toString();

  const [draft, setDraft] = useState(filter);
  const written = useRef(key);

  // Back, or a link to another filter: the controls follow the address, unless we just wrote it.
  useEffect(() => {
    if (written.current === key) return;
    written.current = key;
    setDraft(filterOf(new URLSearchParams(key), tags));
  }, [key, tags]);

  useEffect(() => {
    const current = filterOf(new URLSearchParams(key), tags);
    if (isSameFilter(draft, current)) return undefined;
    const timer = setTimeout(() => {
      const next = addressOf(draft);
      written.current = next.toString();
      const onlyTyped = String(draft.seasons) === String(current.seasons);
      setAddress(next, { replace: onlyTyped, preventScrollReset: true });
    }, SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [draft, key, tags, setAddress]);

  return { filterTags: tags, draft, filter, change: (part) => setDraft({ ...draft, ...part }) };
}
