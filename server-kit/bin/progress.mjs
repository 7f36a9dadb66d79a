/**
 * Prints what a command does now, one line a step, behind the seconds since the command began. The
 * moment it began travels in the environment to the processes it starts.
 * @param {string} step e.g. "Building shell"
 */
export function reportStep(step) {
  process.env.COMMAND_STARTED_AT ??= String(Date.now());
  console.log(`${String(secondsSinceStart()).padStart(4)} s  ${step}`);
}

/** @returns {number} whole seconds since the command began */
export function secondsSinceStart() {
  return Math.round((Date.now() - Number(process.env.COMMAND_STARTED_AT ?? Date.now())) / 1000);
}
