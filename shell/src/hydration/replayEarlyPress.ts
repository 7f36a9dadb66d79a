declare global {
  interface Window {
    /** The button that was pressed last before the shell ran, as the document noted it (watchShell.js). */
    __PRESSED__?: HTMLElement | null;
  }
}

/** Repeats the last press from before hydration, unless something else was pressed since. */
export function replayEarlyPress(): void {
  const { __PRESSED__: pressed } = window;
  delete window.__PRESSED__;
  pressed?.click();
}
