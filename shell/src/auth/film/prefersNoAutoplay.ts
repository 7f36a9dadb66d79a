interface Network {
  connection?: { saveData?: boolean };
}

/** True when nothing should move or be fetched without a request of the user. */
export function prefersNoAutoplay(): boolean {
  const { connection } = navigator as Network;
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return still || connection?.saveData === true;
}
