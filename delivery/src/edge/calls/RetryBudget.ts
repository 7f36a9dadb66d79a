/** Repeats per call that went well: an api in trouble gets a tenth more calls at most. */
const SHARE = 0.1;
/** Repeats that may be saved up. */
const SAVED = 10;

/** How often calls may be repeated, so that repeats never become the load that brings the api down. */
export class RetryBudget {
  private left = SAVED;

  /** A call went well. */
  earn(): void {
    this.left = Math.min(SAVED, this.left + SHARE);
  }

  /** Whether one call may be repeated now. */
  spend(): boolean {
    if (this.left < 1) return false;
    this.left -= 1;
    return true;
  }
}
