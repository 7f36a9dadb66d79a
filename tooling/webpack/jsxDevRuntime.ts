/**
 * JSX of a remote under edit, made by the page's own React: that of a production shell does not
 * understand elements of the development runtime, and either knows these.
 */
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

export { Fragment };

/** What swc calls for every element; `isStatic` when its children are a fixed list. */
export function jsxDEV(
  type: Parameters<typeof jsx>[0],
  props: unknown,
  key: string | undefined,
  isStatic: boolean,
) {
  return (isStatic ? jsxs : jsx)(type, props, key);
}
