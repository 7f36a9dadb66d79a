import type { MediaStore } from '../media/mediaStore';

type Moment = 'before' | 'after';

export interface BreakableStore extends MediaStore {
  /** Whether every call fails from now on. */
  away: boolean;
  /** Called before each file is written. */
  beforePut: (name: string) => Promise<unknown>;
  /**
   * The caller of the n-th change from now on crashes: nothing it does happens after that.
   * @returns resolves when that has happened
   */
  killAt(change: number, moment: Moment): Promise<'killed'>;
  /** The next caller does not crash. */
  revive(): void;
}

/** A store that fails, or crashes its caller, at the moment that a test chooses. */
export function breakableStore(store: MediaStore): BreakableStore {
  let left = Number.POSITIVE_INFINITY;
  let moment: Moment = 'before';
  let died: (how: 'killed') => void = () => {};
  const dead = new Promise<never>(() => {});

  async function change(work: () => Promise<void>) {
    if (broken.away) throw new Error('The bucket does not answer.');
    left -= 1;
    if (left > 0) return work();
    if (left === 0 && moment === 'after') await work();
    died('killed');
    return dead;
  }

  const broken: BreakableStore = {
    away: false,
    beforePut: async () => undefined,
    killAt(at, when) {
      left = at;
      moment = when;
      return new Promise((resolve) => {
        died = resolve;
      });
    },
    revive() {
      left = Number.POSITIVE_INFINITY;
    },
    async put(name, bytes, type) {
      await broken.beforePut(name);
      return change(() => store.put(name, bytes, type));
    },
    delete: (name) => change(() => store.delete(name)),
    get: store.get,
    list: store.list,
  };
  return broken;
}
