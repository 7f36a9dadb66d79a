import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';

/**
 * A component whose code is fetched when it is first wanted; undefined until it is here. Should it
 * not arrive, the page goes on without it, and wanting it again tries again.
 * @param onMissing called then: who pressed a button for it waits
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
