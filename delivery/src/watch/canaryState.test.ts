import { temporaryFolder } from 'server-kit/testing/temporaryFolder';
import { block, promote } from '../deploy/changes';
import { publish } from '../publish/publish';
import { revise } from '../store/revisions';
import { openStore, type Store } from '../store/store';
import { fakeRelease, fakeShell } from '../testing/fakeReleases';
import { canaryStateOf } from './canaryState';

const ANA = { by: 'ana', reason: 'test' };
const [STABLE, BEFORE, CANARY] = ['1.0.0-aaaaaaaa', '1.1.0-bbbbbbbb', '1.2.0-cccccccc'];
const at = (minute: number) => `2026-11-22T18:0${minute}:00.000Z`;

let store: Store;
const aRelease = (id: string) => fakeRelease({ name: 'remote-x', id });

/** At 18:00 there is a stable release, and one event follows at each minute after it. */
beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'setInterval'] });
  store = openStore(temporaryFolder('store'));
  await happens(0, () => publish(store, [fakeShell(), aRelease(STABLE)], ANA));
  await happens(1, () => publish(store, [aRelease(BEFORE)], ANA, { canary: 10 }));
  await happens(2, () => publish(store, [aRelease(CANARY)], ANA, { canary: 10 }));
});
afterEach(() => jest.useRealTimers());

async function happens(minute: number, act: () => Promise<unknown>) {
  jest.setSystemTime(Date.parse(at(minute)));
  await act();
}
const share = (percent: number) => () => revise(store, ANA, promote('remote-x', percent));

describe('the time from which a canary is compared', () => {
  it('is when it became one, whichever release was one before it', async () => {
    expect(await canaryStateOf(store, 'remote-x')).toMatchObject({
      canary: { release: { id: CANARY } },
      stable: STABLE,
      began: at(2),
      stepped: at(2),
    });
  });

  it('is, for its share, when it got it, even if it had it before', async () => {
    await happens(3, share(50));
    await happens(4, share(20));
    await happens(5, share(50));
    await happens(6, () => revise(store, ANA, block('remote-x', BEFORE)));
    expect(await canaryStateOf(store, 'remote-x')).toMatchObject({ began: at(2), stepped: at(5) });
  });
});

it('is missing where there is no canary', async () => {
  expect(await canaryStateOf(store, 'shell')).toBeUndefined();
});
