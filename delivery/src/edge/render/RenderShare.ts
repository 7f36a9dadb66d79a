import { Counts } from '../calls/Counts';
import { NotReady } from './faults';

/** At a time; further pages are rendered by the browsers. */
const MAX_RENDERS_PER_NETWORK = 6;

/** Lets nobody take the render processes from the others. */
export class RenderShare {
  private readonly running = new Counts();

  /**
   * @param who their network
   * @throws NotReady when enough of theirs is under way, or what `render` throws
   */
  async of<Page>(who: string, render: () => Promise<Page>): Promise<Page> {
    if (this.running.of(who) >= MAX_RENDERS_PER_NETWORK)
      throw new NotReady('Too many pages of one address are being rendered.');
    this.running.change(who, 1);
    try {
      return await render();
    } finally {
      this.running.change(who, -1);
    }
  }
}
