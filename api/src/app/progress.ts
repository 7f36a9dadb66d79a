/** Tells the process that started this one, if it listens, what happens now. */
export function reportStep(step: string): void {
  if (process.connected) process.send?.({ step });
}
