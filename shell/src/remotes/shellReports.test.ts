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

function reportsTo() {
  const received: Beacon[] = [];
  return { received, reports: shellReports(SHELL, (one) => received.push(one)) };
}

describe('reports about a shell', () => {
  it('contain its start and the time until then', () => {
    const { received, reports } = reportsTo();
    reports.started();
    const interactive = expect.any(Number);
    expect(received).toMatchObject([
      { remote: 'shell', id: SHELL, phase: 'load', ok: true, interactive },
    ]);
  });

  it('contain the first failure of a remote, in addition to the reports of remotes', () => {
    const { received, reports } = reportsTo();
    const reported = [
      remote({ ok: true }),
      remote({ phase: 'runtime', ok: false }),
      remote({ ok: false, errorClass: 'sharing' }),
      remote({ phase: 'render', ok: false }),
    ];
    for (const one of reported) reports.beacon(one);
    expect(received.filter((one) => one.remote !== 'shell')).toEqual(reported);
    expect(received.filter((one) => one.remote === 'shell')).toEqual([
      { remote: 'shell', id: SHELL, phase: 'render', ok: false, errorClass: 'sharing' },
    ]);
  });

  it('are missing when the document names no shell', () => {
    const reported: Beacon[] = [];
    const reports = shellReports(undefined, (one) => reported.push(one));
    reports.started();
    reports.beacon(remote({ ok: false }));
    expect(reported).toEqual([remote({ ok: false })]);
  });
});

it('a release that failed in one shell is tried again in another one, in the same tab', () => {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text) && true,
  };
  new Quarantine(storage, SHELL).add('remote-x', '1.0.0-aaaaaaaa');
  const has = (shell: string) => new Quarantine(storage, shell).has('remote-x', '1.0.0-aaaaaaaa');
  expect([has(SHELL), has('1.1.0-5e11bbbb')]).toEqual([true, false]);
});
