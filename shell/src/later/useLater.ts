import { type ComponentType, useEffect, useState } from 'react';

/**
 * A component whose code is fetched when it is first wanted; undefined until it is here. Should it
 * not arrive, the page goes on without it.
 */
export function useLater<Props>(
  wanted: boolean,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> | undefined {
  const [component, setComponent] = useState<{ it: ComponentType<Props> }>();

  useEffect(() => {
    if (!wanted) return;
    load().then(
      (it) => setComponent({ it }),
      () => {},
    );
  }, [wanted, load]);

  return component?.it;
}
