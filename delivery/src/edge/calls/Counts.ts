/** Current counts by key; keys with a count of zero are not stored. */
export class Counts {
  private readonly known = new Map<string, number>();

  of(who: string): number {
    return this.known.get(who) ?? 0;
  }

  change(who: string, by: 1 | -1): void {
    const count = this.of(who) + by;
    if (count > 0) this.known.set(who, count);
    else this.known.delete(who);
  }
}
