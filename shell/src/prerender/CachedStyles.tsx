import { type PropsWithChildren, use, useMemo } from 'react';
import { StyleSheetContext } from 'styled-components';

/** Rules are compiled once for all pages. At this number, the cache is cleared. */
const MAX_COMPILED_RULES = 4_000;

/** By class name, which is a hash of the rules and shorter than they are. */
const compiled = new Map<string, { css: string; rules: string[] }>();

type Compile = NonNullable<React.ContextType<typeof StyleSheetContext>['stylis']>;

/**
 * Caches compiled styles: components have the same styles on every page, and compiling them takes a large part of a
 * page's rendering. The set of rules is still determined for each page.
 */
export function CachedStyles({ children }: PropsWithChildren) {
  const context = use(StyleSheetContext);
  const value = useMemo(() => ({ ...context, stylis: cached(context.stylis) }), [context]);
  return <StyleSheetContext value={value}>{children}</StyleSheetContext>;
}

function cached(compile: Compile): Compile {
  const remember = (css: string, selector = '', ...more: [string?, string?]) => {
    const key = selector === '' ? css : `${selector} ${more.join(' ')}`; // global styles have no class
    const known = compiled.get(key);
    if (known?.css === css) return known.rules;
    if (compiled.size >= MAX_COMPILED_RULES) compiled.clear();
    const rules = compile(css, selector, ...more);
    compiled.set(key, { css, rules });
    return rules;
  };
  return Object.assign(remember, { hash: compile.hash });
}
