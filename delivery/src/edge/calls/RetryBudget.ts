/** Retries per successful call: an api in trouble gets at most a tenth more calls. */
const RETRIES_PER_CALL = 0.1;
const MAX_SAVED_RETRIES = 10;

/** Limits retries, so that they never become the load that overwhelms the api. */
export class RetryBudget {
  private left = MAX_SAVED_RETRIES;

  earn(): void {
    this.left = Math.min(MAX_SAVED_RETRIES, this.left + RETRIES_PER_CALL);
  }

  spend(): boolean {
    if (this.left < 1) return false;
    this.left -= 1;
    return true;
  }
}
