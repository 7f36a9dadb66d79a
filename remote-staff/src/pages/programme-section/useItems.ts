import { useEffect, useRef, useState } from 'react';

/** The focus target after a list has changed: a control of an entry, or the element after the list. */
interface Focus {
  key: number | undefined;
  selector: string;
}

/** Entries of a list in order: each keeps its expanded state and the focus when it moves. */
export function useItems(
  items: readonly unknown[],
  /** Called with the entries after some of them have moved. */
  onRearrange: (items: unknown[]) => void,
) {
  const list = useRef<HTMLOListElement>(null);
  const [stored, setKeys] = useState<readonly number[]>([]);
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const [announced, setAnnounced] = useState('');
  const [focus, setFocus] = useState<Focus>();
  // The list may have been replaced meanwhile, e.g. by somebody else's save.
  const keys = stored.length === items.length ? stored : items.map((_item, at) => at);

  useEffect(() => {
    if (!focus) return;
    const entry =
      focus.key === undefined
        ? list.current?.parentElement
        : list.current?.querySelector(`:scope > [data-key="${focus.key}"]`);
    entry?.querySelector<HTMLElement>(focus.selector)?.focus();
  }, [focus]);

  function toggle(key: number) {
    const others = [...open].filter((one) => one !== key);
    setOpen(new Set(open.has(key) ? others : [...others, key]));
  }

  function add(item: unknown, at: number) {
    const key = Math.max(-1, ...keys) + 1;
    setKeys(inserted(keys, at, key));
    setOpen(new Set([...open, key]));
    setFocus({ key, selector: 'input, select, textarea' });
    setAnnounced('Added.');
    onRearrange(inserted(items, at, item));
  }

  function remove(at: number, name: string) {
    setKeys(without(keys, at));
    setFocus({ key: undefined, selector: ':scope > button' });
    setAnnounced(`${name} is removed.`);
    onRearrange(without(items, at));
  }

  function move(at: number, by: -1 | 1, name: string) {
    const moved = <Entry>(entries: readonly Entry[]) =>
      inserted(without(entries, at), at + by, entries[at]!);
    setKeys(moved(keys));
    setFocus({ key: keys[at], selector: `[data-move="${by}"]` });
    setAnnounced(`${name} is now number ${at + by + 1} of ${items.length}.`);
    onRearrange(moved(items));
  }

  return { items, keys, list, open, announced, toggle, add, remove, move };
}

const inserted = <Entry>(entries: readonly Entry[], at: number, entry: Entry): Entry[] => [
  ...entries.slice(0, at),
  entry,
  ...entries.slice(at),
];

const without = <Entry>(entries: readonly Entry[], at: number): Entry[] =>
  entries.filter((_entry, index) => index !== at);
