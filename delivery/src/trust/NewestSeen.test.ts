import { rmSync, writeFileSync } from 'node:fs';
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

  it('stays known to running processes when its file is deleted', () => {
    const [edge, command] = [aProcess(), aProcess()];
    edge.note(revision(2));
    expect(command.newest).toEqual(revision(2));
    rmSync(file);
    expect([edge.newest, command.newest]).toEqual([revision(2), revision(2)]);
  });

  it('stays known to running processes when an older file is put back', () => {
    const edge = aProcess();
    edge.note(revision(4));
    writeFileSync(file, JSON.stringify({ store: STORE, ...revision(2) }));
    expect(edge.newest).toEqual(revision(4));
  });

  it('is remembered without a file too, while the process runs', () => {
    const edge = new NewestSeen(STORE);
    expect(edge.newest).toBeUndefined();
    edge.note(revision(2), 'list');
    edge.note(revision(1), 'other list');
    expect(edge.newest).toEqual(revision(2));
    expect(edge.wasGoodWith('list')).toBe(true);
    expect(edge.place).toBe('the memory of this process.');
  });

  it.each([
    ['', 'nothing'],
    ['{"store":"store-of-the-quest"}', 'no revision'],
    [JSON.stringify({ store: STORE, ...revision(0) }), 'a revision before the first'],
    [JSON.stringify({ store: STORE, revision: 2, hash: 'a'.repeat(63) }), 'half a hash'],
    [JSON.stringify({ store: STORE, revision: 2, hash: 'a'.repeat(65) }), 'more than a hash'],
  ])('is unknown, and nothing is accepted, when the file is %j: %s', (content) => {
    writeFileSync(file, content);
    expect(() => aProcess().newest).toThrow(`${file} does not say which revision was seen last.`);
    expect(() => aProcess().note(revision(9))).toThrow(file);
  });
});

describe('the list of keys that it was verified with', () => {
  it('is the latest one that its own revision was verified with', () => {
    const edge = aProcess();
    edge.note(revision(2), 'list');
    edge.note(revision(2), 'newer list');
    expect(edge.wasGoodWith('list')).toBe(false);
    expect(edge.wasGoodWith('newer list')).toBe(true);
  });

  it('does not apply to the revision that replaced it', () => {
    const edge = aProcess();
    edge.note(revision(2), 'list');
    edge.replace(revision(1, 'b'));
    expect(edge.newest).toEqual(revision(1, 'b'));
    expect(edge.wasGoodWith('list')).toBe(false);
  });
});
