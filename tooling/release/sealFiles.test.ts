import { integrityOf } from 'server-kit/integrity';
import { sealFiles } from './sealFiles';

const SERVER = Buffer.from('exports.routes = [];');

describe('sealing a build', () => {
  it('inserts the hashes of all scripts into the one that loads them', () => {
    const { files, entry } = sealFiles(aBuild(), SERVER);
    const map = JSON.parse(/integrity=(\{.*?\})\[/.exec(text(files, entry))![1]!);

    expect(Object.keys(map)).toEqual(['15.js', 'common.js']);
    for (const [file, integrity] of Object.entries(map)) {
      expect(integrity).toBe(integrityOf(files.get(file)!));
    }
  });

  it('names the container after the content, everywhere', () => {
    const { sha, files, entry } = sealFiles(aBuild(), SERVER);
    expect(sha).toMatch(/^[0-9a-f]{8}$/);
    expect(text(files, entry)).toContain(`remote_x__1_0_0_${sha}`);
    expect(text(files, '15.js')).toContain(`webpackChunkremote_x__1_0_0_${sha}`);
    expect([...files.values()].join('')).not.toMatch(/SHA8SHA8|@@SRI_MAP@@/);
  });

  it('renames the entry by its new content', () => {
    const { files, entry } = sealFiles(aBuild(), SERVER);
    expect(entry).toMatch(/^remoteEntry\.[0-9a-f]{8}\.js$/);
    expect([...files.keys()].sort()).toEqual(['15.js', 'a.svg', 'common.js', entry].sort());
  });

  it('is deterministic, and any other content makes another release', () => {
    const { sha, entry } = sealFiles(aBuild(), SERVER);
    expect(sealFiles(aBuild(), SERVER)).toMatchObject({ sha, entry });
    expect(sealFiles(aBuild('other page'), SERVER).sha).not.toBe(sha);
    expect(sealFiles(aBuild(), Buffer.from('other server')).sha).not.toBe(sha);
  });

  it('refuses a build in which no script, or more than one, loads the others', () => {
    const none = new Map([['15.js', Buffer.from('page')]]);
    expect(() => sealFiles(none, SERVER)).toThrow('found 0');
    const two = aBuild().set('second.js', Buffer.from('x=("@@SRI_MAP@@")[y]'));
    expect(() => sealFiles(two, SERVER)).toThrow('found 2');
  });
});

function aBuild(page = 'page') {
  return new Map([
    [
      'remoteEntry.00000000.js',
      Buffer.from('var remote_x__1_0_0_SHA8SHA8;integrity="@@SRI_MAP@@"[name]'),
    ],
    ['common.js', Buffer.from('common')],
    ['15.js', Buffer.from(`self.webpackChunkremote_x__1_0_0_SHA8SHA8;${page}`)],
    ['a.svg', Buffer.from('<svg/>')],
  ]);
}

const text = (files: Map<string, Buffer>, name: string) => files.get(name)!.toString();
