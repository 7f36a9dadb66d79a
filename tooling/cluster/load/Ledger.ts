import type { Person } from './people';

/** Whether somebody follows a startup. */
interface Pair {
  person: Person;
  startup: number;
  /** What was acknowledged last; undefined when an answer was lost, so that either may be true. */
  follows: boolean | undefined;
}

/** A write, and what to say of its answer. */
export interface Write {
  path: string;
  person: Person;
  settle(wasAcknowledged: boolean): void;
}

/** Every write that was acknowledged: it has to be there, whatever happened since. */
export class Ledger {
  acknowledged = 0;
  private readonly pairs: Pair[];
  private next = 0;

  constructor(people: readonly Person[], startups: readonly number[]) {
    this.pairs = startups.flatMap((startup) =>
      people.map((person): Pair => ({ person, startup, follows: false })),
    );
  }

  /** Another write, of a pair that was not written for the longest time. */
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

  /** What has to be there from now on: `person,startup`, and whether they follow. */
  expected(): Map<string, boolean> {
    const known = this.pairs.filter(({ follows }) => follows !== undefined);
    return new Map(known.map((pair) => [nameOf(pair), pair.follows!]));
  }

  /**
   * @param there `person,startup` of every row of the database
   * @param expected as it was before the rows were read: what is acknowledged meanwhile may be missing among them
   * @returns pairs that are not as acknowledged
   */
  lost(there: ReadonlySet<string>, expected = this.expected()): string[] {
    const now = this.expected();
    return [...expected]
      .filter(([name, follows]) => now.get(name) === follows && there.has(name) !== follows)
      .map(([name]) => name);
  }
}

const nameOf = ({ person, startup }: Pair) => `${person.id},${startup}`;
