/**
 * JSX of a remote in development, created with the page's own React. A production shell does not understand elements of
 * the development runtime, but every shell has these functions.
 */
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

export { Fragment };

/** Called by swc's output for every element; `isStatic` when its children are a fixed list. */
export function jsxDEV(
  type: Parameters<typeof jsx>[0],
  props: unknown,
  key: string | undefined,
  isStatic: boolean,
) {
  return (isStatic ? jsxs : jsx)(type, props, key);
}
