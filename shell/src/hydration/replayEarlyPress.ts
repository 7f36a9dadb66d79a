declare global {
  interface Window {
    /** The button that was pressed last before the shell ran, as the document noted it (watchShell.js). */
    __PRESSED__?: HTMLElement | null;
  }
}

/** Presses, now that the frame answers, what was pressed before. Whoever pressed elsewhere since has gone on. */
export function replayEarlyPress(): void {
  const { __PRESSED__: pressed } = window;
  delete window.__PRESSED__;
  pressed?.click();
}
