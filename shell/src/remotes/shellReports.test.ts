import type { Beacon } from './beacon';
import { Quarantine } from './Quarantine';
import { shellReports } from './shellReports';

const SHELL = '1.0.0-5e11aaaa';
const remote = (more: Partial<Beacon>): Beacon => ({
  remote: 'remote-x',
  id: '1.0.0-aaaaaaaa',
  phase: 'load',
  ok: true,
  ...more,
});

function heardOf() {
  const heard: Beacon[] = [];
  return { heard, reports: shellReports(SHELL, (one) => heard.push(one)) };
}

describe('what the api hears of a shell', () => {
  it('is that it started, and how soon', () => {
    const { heard, reports } = heardOf();
    reports.started();
    const interactive = expect.any(Number);
    expect(heard).toMatchObject([
      { remote: 'shell', id: SHELL, phase: 'load', ok: true, interactive },
    ]);
  });

  it('is once that a remote failed in it, beside all that remotes say themselves', () => {
    const { heard, reports } = heardOf();
    const said = [
      remote({ ok: true }),
      remote({ phase: 'runtime', ok: false }),
      remote({ ok: false, errorClass: 'sharing' }),
      remote({ phase: 'render', ok: false }),
    ];
    for (const one of said) reports.beacon(one);
    expect(heard.filter((one) => one.remote !== 'shell')).toEqual(said);
    expect(heard.filter((one) => one.remote === 'shell')).toEqual([
      { remote: 'shell', id: SHELL, phase: 'render', ok: false, errorClass: 'sharing' },
    ]);
  });

  it('is nothing where the document names no shell', () => {
    const heard: Beacon[] = [];
    const reports = shellReports(undefined, (one) => heard.push(one));
    reports.started();
    reports.beacon(remote({ ok: false }));
    expect(heard).toEqual([remote({ ok: false })]);
  });
});

it('what failed in one shell is tried again in another one, in the same tab', () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text) && true,
  };
  new Quarantine(storage, SHELL).add('remote-x', '1.0.0-aaaaaaaa');
  const has = (shell: string) => new Quarantine(storage, shell).has('remote-x', '1.0.0-aaaaaaaa');
  expect([has(SHELL), has('1.1.0-5e11bbbb')]).toEqual([true, false]);
});
