import { useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSite } from 'shared-ui';
import { addressOf, filterOf, isSameFilter, type StartupFilter } from './filterAddress';
import { filterTagsOf, type SeasonFilterTag } from './seasons';

const SEARCH_DELAY_MS = 300; // rule 10.3

interface FilterControls {
  filterTags: readonly SeasonFilterTag[];
  /** The value of the controls, updated at once. */
  draft: StartupFilter;
  /** The grid's filter: it is in the address, so that Back and a shared link restore it. */
  filter: StartupFilter;
  change(part: Partial<StartupFilter>): void;
}

/** The filter of the grid. Changes are debounced: they reach the address, and the grid, after 300 ms. */
export function useStartupFilter(): FilterControls {
  const [address, setAddress] = useSearchParams();
  const { seasons } = useSite();
  const tags = useMemo(() => filterTagsOf(seasons), [seasons]);
  const filter = filterOf(address, tags);
  const key = addressOf(filter).toString();

  const [draft, setDraft] = useState(filter);
  const written = useRef(key);

  // After Back, or a link to another filter, the controls follow the address, unless this hook has just written it.
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
