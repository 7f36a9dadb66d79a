import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';

/**
 * A component whose code is fetched at the first request; undefined until it is loaded. If the load fails, the page
 * continues without it, and the next request tries again.
 * @param onMissing called on failure, because the user who pressed a button is waiting
 */
export function useLazy<Props>(
  wanted: boolean,
  load: () => Promise<ComponentType<Props>>,
  onMissing: () => void = () => {},
): ComponentType<Props> | undefined {
  const [component, setComponent] = useState<{ it: ComponentType<Props> }>();

  const handleMissing = useEffectEvent(onMissing);

  useEffect(() => {
    if (!wanted) return;
    load().then((it) => setComponent({ it }), handleMissing);
  }, [wanted, load]);

  return component?.it;
}
