import { trustedTeams } from '../testing/trustedTeams';
import type { Purpose } from './ed25519';
import { hashOf } from './ed25519';
import { signerIn } from './guard';
import { faultIn } from './revisionFault';
import type { Written } from './written';

const teams = trustedTeams([
  'ana@remote-x',
  'bo@remote-x',
  'ivo@remote-y',
  'sam@shell',
  'lea@shell',
  'sam@remote-z',
  'kim@ops',
]);
const strangers = trustedTeams(['ana@remote-x']);
type Name =
  | 'ana@remote-x'
  | 'bo@remote-x'
  | 'ivo@remote-y'
  | 'sam@shell'
  | 'lea@shell'
  | 'sam@remote-z'
  | 'kim@ops';

const aRelease = (id: string) => ({ id, integrity: 'sha384-e', manifest: `sha384-${id}` });
const slot = (id: string) => ({ stable: aRelease(id) });
/** y already had addresses without an agreed owner. */
const BEFORE = bytes({
  schema: 1,
  revision: 7,
  parent: 6,
  parentHash: 'f'.repeat(64),
  at: 'then',
  reason: 'r',
  by: 'ana@remote-x',
  base: '/releases/',
  shell: slot('1'),
  minShell: '1.0.0',
  remotes: { 'remote-x': slot('1'), 'remote-y': drawing('1', '/y'), 'remote-z': slot('1') },
  owners: { '/x': 'remote-x' },
});

describe('the next revision', () => {
  it('of a remote is signed by its team', () => {
    expect(fault(toX(), ['ana@remote-x'])).toBeUndefined();
    expect(fault(ofX(drawing('2', '/x/:id')), ['ana@remote-x'])).toBeUndefined();
    expect(fault({ verdicts: { 'remote-x': [] } }, ['ana@remote-x'])).toBeUndefined();
    expect(fault({ proposals: { '/': { owner: 'remote-x' } } }, ['ana@remote-x'])).toBeUndefined();
  });

  it.each<[string, Written, Name[]]>([
    ['nobody', toX(), []],
    ['another team', toX(), ['ivo@remote-y']],
    [
      'one of two teams',
      withRemotes({ 'remote-x': slot('2'), 'remote-y': slot('2') }),
      ['ana@remote-x'],
    ],
    [
      'a team that takes another one away',
      withRemotes({ 'remote-y': undefined }),
      ['ana@remote-x'],
    ],
    ['a team that says another is blocked', { verdicts: { 'remote-y': [1] } }, ['ana@remote-x']],
    ['a team that also changes the shell', { ...toX(), shell: slot('2') }, ['ana@remote-x']],
    [
      'a team that also moves all files',
      { ...toX(), base: 'https://evil.example/' },
      ['ana@remote-x'],
    ],
    ['a team that takes an address', { ...toX(), owners: { '/': 'remote-x' } }, ['ana@remote-x']],
    ['a team that adds what is not known yet', { ...toX(), edges: 1 }, ['ana@remote-x']],
    ['a team that renews all shells', { minShell: '9.0.0' }, ['ana@remote-x']],
    ['the team of the shell alone', { shell: slot('2') }, ['sam@shell']],
    ['one person with keys of two teams', { shell: slot('2') }, ['sam@shell', 'sam@remote-z']],
    ['two people of one team', { shell: slot('2') }, ['sam@shell', 'lea@shell']],
    ['two people of another team', { shell: slot('2') }, ['ana@remote-x', 'bo@remote-x']],
    ['two teams without that of the shell', { shell: slot('2') }, ['ana@remote-x', 'kim@ops']],
  ])('is refused when it is signed by %s', (_who, change, names) => {
    expect(fault(change, names)?.kind).toBe('rights');
  });

  it.each<[string, Written]>([
    ['the shell', { shell: slot('2') }],
    ['who owns an address', { owners: { '/': 'remote-x' } }],
    ['min-shell', { minShell: '2.0.0' }],
    ['what is not known yet', { edges: 1 }],
  ])('of %s is signed by two teams', (_what, change) => {
    expect(fault(change, ['sam@shell', 'kim@ops'])).toBeUndefined();
  });

  it.each<[string, Written]>([
    ['is an older one again', { revision: 6, parent: 5 }],
    ['is the same one again', { revision: 7, parent: 6 }],
    ['leaves one out', { revision: 9, parent: 8 }],
    ['follows from another one', { parentHash: hashOf('another') }],
    ['follows from nothing', { parentHash: undefined }],
    ['counts what came before it as nothing', { parent: null }],
    ['passes over the one before it', { parent: 6 }],
    ['says it is by somebody else', { by: 'ivo@remote-y' }],
    ['names a release without its hash', withRemotes({ 'remote-x': { stable: { id: '2' } } })],
    ['takes an address of others', ofX(drawing('2', '/y/:id'))],
    ['takes the address of nobody', ofX(drawing('2', '/'))],
    ['takes all addresses', ofX(drawing('2', '/*'))],
    [
      'takes one for its last good release',
      ofX({ ...slot('2'), lastGood: drawing('1', '/y').stable }),
    ],
    [
      'says of no address which',
      withRemotes({ 'remote-x': { stable: { ...aRelease('2'), routes: 1 } } }),
    ],
    [
      'hides one in a canary',
      withRemotes({ 'remote-x': { ...slot('1'), canary: { release: {} } } }),
    ],
  ])('is refused when it %s, whoever signs', (_what, change) => {
    expect(fault(change, ['ana@remote-x', 'sam@shell', 'kim@ops'])?.kind).toBe('wrong');
  });

  it('is refused when it was changed after it was signed', () => {
    const content = after(toX());
    const signatures = [sign('ana@remote-x', content)];
    const anew = bytes(JSON.parse(String(content)), 1);
    expect(faultIn(teams.trust, BEFORE, content, signatures)).toBeUndefined();
    expect(faultIn(teams.trust, BEFORE, anew, signatures)?.kind).toBe('rights');
  });

  it('is parsed as readers will parse it: the last of duplicate fields counts', () => {
    const twice = Buffer.from(
      String(after(toX())).replace(
        '{',
        `{"shell":${JSON.stringify(slot('1'))},"base":"/releases/",`,
      ),
    );
    expect(faultIn(teams.trust, BEFORE, twice, [sign('ana@remote-x', twice)])).toBeUndefined();
    const hidden = Buffer.from(String(after(toX())).replace(/\}\s*$/, ',"shell":{}}'));
    expect(faultIn(teams.trust, BEFORE, hidden, [sign('ana@remote-x', hidden)])?.kind).toBe(
      'rights',
    );
  });

  it.each<[string, (content: Buffer) => { key: string; signature: string }]>([
    ['made for a release', (content) => sign('ana@remote-x', content, 'release')],
    ['made for a preview', (content) => sign('ana@remote-x', content, 'preview')],
    [
      'for another store',
      (content) => signerIn(strangers['ana@remote-x']).sign('revision', content),
    ],
    [
      'that names another key',
      (content) => ({ ...sign('ivo@remote-y', content), key: idOf('ana@remote-x') }),
    ],
    ['of nothing', () => ({ key: idOf('ana@remote-x'), signature: '' })],
    ['of another revision', () => sign('ana@remote-x', BEFORE)],
  ])('is refused with a signature %s', (_what, forge) => {
    const content = after(toX());
    expect(faultIn(teams.trust, BEFORE, content, [forge(content)])?.kind).toBe('rights');
  });

  it('is accepted when bad signatures are mixed among sufficient ones, and not because of them', () => {
    const content = after({ shell: slot('2') }, 'sam@shell');
    const bad = [{ key: idOf('kim@ops'), signature: 'AA' }, sign('sam@shell', BEFORE)];
    const good = sign('sam@shell', content);
    expect(faultIn(teams.trust, BEFORE, content, [...bad, good, good])?.kind).toBe('rights');
    const both = [...bad, good, sign('kim@ops', content)];
    expect(faultIn(teams.trust, BEFORE, content, both)).toBeUndefined();
  });

  it('is refused when it is cut short', () => {
    const cut = after(toX()).subarray(0, -9);
    expect(faultIn(teams.trust, BEFORE, cut, [sign('ana@remote-x', cut)])?.kind).toBe('wrong');
  });
});

function toX(): Written {
  return ofX(slot('2'));
}

function ofX(slotOfX: Written): Written {
  return withRemotes({ 'remote-x': slotOfX });
}

function drawing(id: string, path: string) {
  return { stable: { ...aRelease(id), routes: [{ path }] } };
}

function withRemotes(change: Written): Written {
  const { remotes } = JSON.parse(String(BEFORE)) as { remotes: object };
  return { remotes: { ...remotes, ...change } };
}

function after(change: Written, by = 'ana@remote-x'): Buffer {
  const own = { revision: 8, parent: 7, parentHash: hashOf(BEFORE), by };
  return bytes({ ...JSON.parse(String(BEFORE)), ...own, ...change });
}

function fault(change: Written, names: Name[]) {
  const content = after(change, names[0] ?? 'ana@remote-x');
  return faultIn(
    teams.trust,
    BEFORE,
    content,
    names.map((name) => sign(name, content)),
  );
}

function sign(name: Name, content: Buffer, purpose: Purpose = 'revision') {
  return signerIn(teams[name]).sign(purpose, content);
}

const idOf = (name: Name) => signerIn(teams[name]).key.id;

function bytes(value: unknown, indent?: number): Buffer {
  return Buffer.from(`${JSON.stringify(value, null, indent)}\n`);
}
