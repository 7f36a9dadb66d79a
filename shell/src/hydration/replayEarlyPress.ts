declare global {
  interface Window {
    /** The last button pressed before the shell ran, noted by the document (watchShell.js). */
    __PRESSED__?: HTMLElement | null;
  }
}

/** Repeats the last press from before hydration, unless something else was pressed since. */
export function replayEarlyPress(): void {
  const { __PRESSED__: pressed } = window;
  delete window.__PRESSED__;
  pressed?.click();
}
