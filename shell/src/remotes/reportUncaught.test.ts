import type { Beacon } from './beacon';
import { reportUncaught } from './reportUncaught';

const beacons: Beacon[] = [];
reportUncaught('/releases/', (beacon) => beacons.push(beacon));

const thrown = (message: string, stack: string) =>
  Object.assign(new TypeError(message), { stack: `TypeError: ${message}\n    at ${stack}` });

const fail = (error: Error) => window.dispatchEvent(new ErrorEvent('error', { error }));

beforeEach(() => {
  beacons.splice(0);
  window.__MFE__ = { revision: 1, loaded: { 'remote-founder': '1.4.2-ab12cd34' } };
});

describe('an uncaught error', () => {
  it('is reported with the release whose code threw', () => {
    const frame = 'a (http://localhost/releases/remote-founder/1.4.2-ab12cd34/pages.js:1:20)';
    fail(thrown('x is undefined', frame));
    fail(thrown('x is undefined', frame));

    const frames = ['remote-founder/1.4.2-ab12cd34/pages.js:1:20'];
    const failure = { phase: 'runtime', ok: false, errorClass: 'TypeError', frames };
    expect(beacons).toEqual([
      { ...failure, remote: 'remote-founder', id: '1.4.2-ab12cd34', message: 'x is undefined' },
    ]);
  });

  it('of a release that is not loaded is reported by the loader', () => {
    fail(thrown('early', 'a (http://localhost/releases/remote-mentor/1.0.0-aa/x.js:1:20)'));
    expect(beacons).toEqual([]);
  });

  it('of a browser extension is not reported', () => {
    fail(thrown('theirs', 'b (chrome-extension://abc/inject.js:1:1)'));
    fail(new Error('without a stack'));
    expect(beacons).toEqual([]);
  });

  it('is reported only up to a limit', () => {
    const frame = 'http://localhost/releases/shell/1.0.0-ffffffff/main.js:1:1';
    for (let turn = 0; turn < 50; turn += 1) fail(thrown(`turn ${turn}`, frame));
    expect(beacons.length).toBeLessThan(6);
  });
});
