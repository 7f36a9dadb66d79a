import { type PropsWithChildren, use, useMemo } from 'react';
import { StyleSheetContext } from 'styled-components';

/** Rules are compiled once for all pages; when there are as many as this, from the beginning. */
const MAX_COMPILED = 4_000;

const compiled = new Map<string, string[]>();

type Compile = NonNullable<React.ContextType<typeof StyleSheetContext>['stylis']>;

/**
 * The same components have the same styles on every page, and compiling them is a good part of rendering one.
 * Which of them a page needs is still found out for each.
 */
export function RememberedStyles({ children }: PropsWithChildren) {
  const context = use(StyleSheetContext);
  const value = useMemo(() => ({ ...context, stylis: remembered(context.stylis) }), [context]);
  return <StyleSheetContext value={value}>{children}</StyleSheetContext>;
}

function remembered(compile: Compile): Compile {
  const remember = (css: string, selector = '', ...more: [string?, string?]) => {
    const key = `${selector}\n${more.join('\n')}\n${css}`;
    const known = compiled.get(key);
    if (known) return known;
    if (compiled.size >= MAX_COMPILED) compiled.clear();
    const rules = compile(css, selector, ...more);
    compiled.set(key, rules);
    return rules;
  };
  return Object.assign(remember, { hash: compile.hash });
}
