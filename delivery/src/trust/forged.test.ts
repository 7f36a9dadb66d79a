import { trustedTeams } from '../testing/trustedTeams';
import { hashOf } from './ed25519';
import { signerIn } from './guard';
import { faultIn } from './revisionFault';
import { parseTrust, type Signature } from './trust';

const teams = trustedTeams(['ana@remote-x', 'eli@api', 'sam@shell', 'kim@ops']);
type Name = 'ana@remote-x' | 'eli@api' | 'sam@shell' | 'kim@ops';

const release = (id: string) => ({ id, integrity: 'sha384-e', manifest: `sha384-${id}` });
const slot = (id: string) => ({ stable: release(id) });
const FIRST = {
  schema: 1,
  revision: 1,
  parent: null,
  at: 'then',
  reason: 'r',
  by: 'ana@remote-x',
  base: '/releases/',
  shell: slot('1'),
  remotes: { 'remote-x': slot('1'), 'remote-y': slot('1') },
};
const BEFORE = Buffer.from(JSON.stringify(FIRST));

/** The next revision with some text in it changed. @param what in the spelling of JSON */
function next(by: Name, change: object = {}): string {
  const birth = { revision: 2, parent: 1, parentHash: hashOf(BEFORE), by };
  return JSON.stringify({ ...FIRST, ...birth, ...change });
}

const x = (id: string) => ({ remotes: { ...FIRST.remotes, 'remote-x': slot(id) } });

/** The fault of a revision that these people signed. */
function found(text: string, ...names: Name[]) {
  const content = Buffer.from(text);
  const signatures = names.map((name) => signerIn(teams[name]).sign('revision', content));
  return faultIn(teams.trust, BEFORE, content, signatures)?.sentence;
}

describe('a signature', () => {
  const content = Buffer.from(next('ana@remote-x', x('2')));
  const good = signerIn(teams['ana@remote-x']).sign('revision', content);
  const check = (one: Partial<Signature>) =>
    faultIn(teams.trust, BEFORE, content, [{ ...good, ...one }])?.sentence;

  it('is valid as it was made', () => expect(check({})).toBeUndefined());

  it.each([
    ['empty', ''],
    ['cut short', good.signature.slice(0, -4)],
    ['too long', `${good.signature}AAAA`],
    ['with one letter changed', good.signature.replace(/^./, (one) => (one === 'A' ? 'B' : 'A'))],
    ['of zeros', Buffer.alloc(64).toString('base64url')],
    ['no base64', '§§§ no signature §§§'],
    ['very long', 'A'.repeat(1_000_000)],
  ])('that is %s is invalid, and breaks nothing', (_how, signature) => {
    expect(check({ signature })).toContain('not signed by a trusted key');
  });

  it.each([['__proto__'], ['constructor'], ['']])('of a key called %j is invalid', (key) => {
    expect(check({ key })).toContain('not signed by a trusted key');
  });

  it('of one person counts once, however often it is repeated', () => {
    const shell = next('sam@shell', { shell: slot('2') });
    expect(found(shell, 'sam@shell', 'sam@shell', 'sam@shell')).toContain('1 of 2 teams');
    expect(found(shell, 'sam@shell', 'kim@ops')).toBeUndefined();
  });
});

describe('the text that was signed', () => {
  const text = next('ana@remote-x', x('2'));
  const signature = signerIn(teams['ana@remote-x']).sign('revision', Buffer.from(text));

  it.each([
    ['with its fields in another order', JSON.stringify(reversed(JSON.parse(text)))],
    ['with more space', JSON.stringify(JSON.parse(text), null, 1)],
    ['with a mark in front', `\uFEFF${text}`],
    ['with a line more', `${text}\n`],
    ['with a letter spelled otherwise', text.replace('remote-x', 'r\\u0065mote-x')],
  ])('is different %s', (_how, written) => {
    const fault = faultIn(teams.trust, BEFORE, Buffer.from(written), [signature]);
    expect(fault?.sentence).toMatch(/not signed by a trusted key|is no registry/);
  });
});

describe('a change of another team’s fields under names that look like one’s own', () => {
  const written = (json: string) => next('ana@remote-x', x('2')).replace('"remotes":{', json);

  it.each([
    ['a name twice', '"remotes":{},"remotes":{"remote-z":{},'],
    ['a name spelled in numbers', '"remotes":{"remote-\\u007a":{},'],
    ['a letter that looks alike', '"remotes":{"rem\u043ete-x":{},'],
    ['two forms of one letter', '"remotes":{"remote-x\u0301":{},'],
    ['half a letter', '"remotes":{"\\ud800":{},'],
    ['the nature of all remotes', '"remotes":{"__proto__":{},'],
    ['the nature of the revision', '"__proto__":{"minShell":"9.0.0"},"remotes":{'],
    ['a remote called like the api', '"remotes":{"api":{},'],
    ['a verdict on another', '"verdicts":{"remote-y":[{"id":"1"}]},"remotes":{'],
    ['the shell twice', '"shell":{"stable":{"id":"6"}},"shell":{},"remotes":{'],
  ])('%s: needs more than the team’s key', (_how, json) => {
    const fault = found(written(json), 'ana@remote-x');
    expect(fault).toContain('is not signed by');
  });

  it('a remote with the api team’s name does not belong to the api team', () => {
    const remotes = { ...FIRST.remotes, api: slot('6') };
    expect(found(next('eli@api', { remotes }), 'eli@api')).toContain('not signed by shell');
  });
});

describe('the record of the deployed api', () => {
  const api = { api: 'a'.repeat(32) };

  it('is changed by its team alone', () => {
    expect(found(next('eli@api', api), 'eli@api')).toBeUndefined();
    expect(found(next('ana@remote-x', api), 'ana@remote-x')).toContain('not signed by api');
    expect(found(next('sam@shell', api), 'sam@shell', 'kim@ops')).toContain('not signed by api');
  });

  it('is all that its team can change', () => {
    expect(found(next('eli@api', { ...api, minShell: '9.0.0' }), 'eli@api')).toContain('shell');
    expect(found(next('eli@api', { ...api, ...x('2') }), 'eli@api')).toContain('remote-x');
  });
});

describe('a key list', () => {
  const text = JSON.stringify(teams.trust);

  it.each([
    ['cut short', text.slice(0, -5)],
    ['of a key under another id', text.replace(teams.trust.keys[0]!.id, '0123456789abcdef')],
    [
      'with a key twice',
      text.replace('"keys":[', `"keys":[${JSON.stringify(teams.trust.keys[0])},`),
    ],
    ['with a right that is not known', text.replace('"public"', '"only":"all","public"')],
    ['that asks for no signature', text.replace('"signatures":2', '"signatures":0')],
    ['that says what is not known', text.replace('{', '{"until":"2030",')],
  ])('is refused: %s', (_how, changed) => {
    expect(changed).not.toBe(text);
    expect(() => parseTrust(changed, 'trust.json')).toThrow('trust.json');
  });
});

function reversed(value: object): object {
  return Object.fromEntries(Object.entries(value).reverse());
}
