import type { MediaStore } from '../media/mediaStore';

type Moment = 'before' | 'after';

export interface BreakableStore extends MediaStore {
  /** Whether every call fails from now on. */
  away: boolean;
  /** Called before each file is written. */
  beforePut: (name: string) => Promise<unknown>;
  /**
   * Whoever calls it dies with the n-th change from now on: nothing it does comes after that.
   * @returns resolves when that has happened
   */
  killAt(change: number, moment: Moment): Promise<'killed'>;
  /** Whoever comes next lives. */
  revive(): void;
}

/** A store that fails, or with which a process dies, at the moment a test says. */
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
