import { Counts } from '../calls/Counts';
import { NotReady } from './faults';

/** At the same time; further pages are rendered by the browsers. */
const MAX_RENDERS_PER_NETWORK = 6;

export class RenderShare {
  private readonly running = new Counts();

  /**
   * @param who the visitor's network
   * @throws NotReady when too many of its pages are running, or the error of `render`
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
