import { NotReady } from './faults';

/** Pages of one network that are being rendered at a time: more are left to its browsers. */
const EACH = 6;

/** Lets nobody take the render processes from the others. */
export class RenderShare {
  private readonly running = new Map<string, number>();

  /**
   * @param who their network
   * @throws NotReady when enough of theirs is under way, or what `render` throws
   */
  async of<Page>(who: string, render: () => Promise<Page>): Promise<Page> {
    const running = this.running.get(who) ?? 0;
    if (running >= EACH) throw new NotReady('Too many pages of one address are being rendered.');
    this.running.set(who, running + 1);
    try {
      return await render();
    } finally {
      const left = this.running.get(who)! - 1;
      if (left > 0) this.running.set(who, left);
      else this.running.delete(who);
    }
  }
}
