import type { Beacon } from './beacon';
import { LoadError } from './errorClass';
import { crashReporter } from './reportCrash';

const PLACE = 'remote-founder/1.1.0-bbbbbbbb/15.js:1:2034';
const CRASH = {
  remote: 'remote-founder',
  offered: [{ id: '1.1.0-bbbbbbbb' }, { id: '1.0.0-aaaaaaaa' }],
  reference: 'VQ-7F3A-1122',
};

/** The report of a crash. */
function report(crash: { release: string | undefined; error: unknown }, offered = CRASH.offered) {
  const beacons: Beacon[] = [];
  crashReporter((beacon) => beacons.push(beacon))({ ...CRASH, offered, ...crash });
  return beacons;
}

describe('the report of a failure card', () => {
  it('has the rendering release and its stack', () => {
    const stack = `TypeError: x\n    at feed (http://x/releases/${PLACE})`;
    const error = Object.assign(new TypeError('x is undefined'), { stack });
    expect(report({ release: '1.1.0-bbbbbbbb', error })).toEqual([
      {
        remote: CRASH.remote,
        reference: CRASH.reference,
        id: '1.1.0-bbbbbbbb',
        phase: 'render',
        ok: false,
        errorClass: 'TypeError',
        message: 'x is undefined',
        frames: [PLACE],
      },
    ]);
  });

  it('has the last attempted release when none was loaded, because only that one has a ticket', () => {
    const error = new LoadError('gone', 'Failed: http://x');
    expect(report({ release: undefined, error })).toMatchObject([
      { id: '1.0.0-aaaaaaaa', phase: 'load', errorClass: 'gone', reference: CRASH.reference },
    ]);
  });

  it('is not sent when no release is offered', () => {
    expect(report({ release: undefined, error: new Error('gone') }, [])).toEqual([]);
  });
});
