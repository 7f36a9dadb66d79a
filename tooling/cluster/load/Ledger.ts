import type { Person } from './people';

interface Pair {
  person: Person;
  startup: number;
  /** The last acknowledged state; undefined when a response was lost, so that either may be true. */
  follows: boolean | undefined;
}

interface Write {
  path: string;
  person: Person;
  settle(wasAcknowledged: boolean): void;
}

/** All acknowledged writes: each has to be in the database, whatever happens. */
export class Ledger {
  acknowledged = 0;
  private readonly pairs: Pair[];
  private next = 0;

  constructor(people: readonly Person[], startups: readonly number[]) {
    this.pairs = startups.flatMap((startup) =>
      people.map((person): Pair => ({ person, startup, follows: false })),
    );
  }

  /** The next write, to the pair that was written least recently. */
  write(): Write {
    const pair = this.pairs[this.next % this.pairs.length]!;
    this.next += 1;
    const wanted = !pair.follows;
    pair.follows = undefined;
    return {
      path: `/api/startups/${pair.startup}/${wanted ? 'follow' : 'unfollow'}`,
      person: pair.person,
      settle: (wasAcknowledged) => {
        if (!wasAcknowledged) return;
        this.acknowledged += 1;
        pair.follows = wanted;
      },
    };
  }

  /** What the database must contain from now on: `person,startup`, and whether the person follows. */
  expected(): Map<string, boolean> {
    const known = this.pairs.filter(({ follows }) => follows !== undefined);
    return new Map(known.map((pair) => [nameOf(pair), pair.follows!]));
  }

  /**
   * @param there `person,startup` of every row in the database
   * @param expected the expected state before the rows were read, because later writes may be missing in them
   * @returns pairs that differ from the acknowledged state
   */
  lost(there: ReadonlySet<string>, expected = this.expected()): string[] {
    const now = this.expected();
    return [...expected]
      .filter(([name, follows]) => now.get(name) === follows && there.has(name) !== follows)
      .map(([name]) => name);
  }
}

const nameOf = ({ person, startup }: Pair) => `${person.id},${startup}`;
