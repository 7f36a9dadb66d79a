/** Current counts by key, with their sum; keys with a count of zero are not stored. */
export class Counts {
  private readonly known = new Map<string, number>();
  all = 0;

  of(who: string): number {
    return this.known.get(who) ?? 0;
  }

  change(who: string, by: number): void {
    this.all += by;
    const count = this.of(who) + by;
    if (count > 0) this.known.set(who, count);
    else this.known.delete(who);
  }
}
