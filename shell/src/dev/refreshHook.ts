interface RefreshHook {
  renderers: Map<number, unknown>;
  supportsFiber: true;
  inject(renderer: unknown): number;
  onScheduleFiberRoot(): void;
  onCommitFiberRoot(): void;
  onCommitFiberUnmount(): void;
  checkDCE(): void;
}

/**
 * Development only, and before react-dom: stores React's renderer, so that a remote whose hot reload starts later than
 * the shell's React still finds it. (react-refresh's own stub does not store it.)
 */
function refreshHook(): RefreshHook {
  const renderers = new Map<number, unknown>();
  return {
    renderers,
    supportsFiber: true,
    inject(renderer) {
      renderers.set(renderers.size + 1, renderer);
      return renderers.size;
    },
    onScheduleFiberRoot() {},
    onCommitFiberRoot() {},
    onCommitFiberUnmount() {},
    checkDCE() {},
  };
}

const page = globalThis as { __REACT_DEVTOOLS_GLOBAL_HOOK__?: RefreshHook };
page.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= refreshHook();
