/**
 * Prints the current step of a command, one line per step, with the seconds since the command began. The start time is
 * passed on to child processes in the environment.
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
