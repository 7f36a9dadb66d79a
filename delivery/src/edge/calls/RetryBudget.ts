/** Repeats per call that went well: an api in trouble gets a tenth more calls at most. */
const RETRIES_PER_CALL = 0.1;
/** Repeats that may be saved up. */
const MAX_SAVED_RETRIES = 10;

/** How often calls may be repeated, so that repeats never become the load that brings the api down. */
export class RetryBudget {
  private left = MAX_SAVED_RETRIES;

  /** A call went well. */
  earn(): void {
    this.left = Math.min(MAX_SAVED_RETRIES, this.left + RETRIES_PER_CALL);
  }

  /** Whether one call may be repeated now. */
  spend(): boolean {
    if (this.left < 1) return false;
    this.left -= 1;
    return true;
  }
}
