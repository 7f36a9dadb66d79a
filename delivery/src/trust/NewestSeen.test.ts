import { join } from 'node:path';

import { temporaryFolder } from 'server-kit/testing/temporaryFolder';
import { NewestSeen } from './NewestSeen';

const STORE = 'store-of-the-quest';
const revision = (number: number, letter = 'a') => ({
  revision: number,
  hash: letter.repeat(64),
});

let file: string;
const aProcess = (store = STORE) => new NewestSeen(store, file);
beforeEach(() => {
  file = join(temporaryFolder('data'), 'seen.json');
});

describe('the newest revision that a machine has seen', () => {
  it('is shared by all its processes, while they run', () => {
    const [edge, command] = [aProcess(), aProcess()];
    edge.note(revision(2));
    command.note(revision(4));
    expect(edge.newest).toEqual(revision(4));
  });

  it('is not moved back by a process that is behind', () => {
    const [edge, command] = [aProcess(), aProcess()];
    edge.note(revision(2));
    command.note(revision(4), 'list');
    edge.note(revision(3), 'older list');
    expect(aProcess().newest).toEqual(revision(4));
    expect(aProcess().wasGoodWith('list')).toBe(true);
  });

  it('stays unchanged when another one with its number appears', () => {
    const edge = aProcess();
    edge.note(revision(2), 'list');
    edge.note(revision(2, 'b'), 'other list');
    expect(aProcess().newest).toEqual(revision(2));
    expect(aProcess().wasGoodWith('list')).toBe(true);
  });

  it('does not apply to another store', () => {
    aProcess().note(revision(9));
    expect(aProcess('another-store').newest).toBeUndefined();
  });
});
