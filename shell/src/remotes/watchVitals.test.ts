import { watchVitals } from './watchVitals';

type Taken = (list: { getEntries: () => object[] }) => void;

/** A browser that can measure these types, with the entries of one of them. */
function browserThat(...types: string[]) {
  const takers: Record<string, Taken> = {};
  class Observer {
    static supportedEntryTypes = types;
    constructor(private readonly take: Taken) {}
    observe({ type }: { type: string }) {
      takers[type] = this.take;
    }
  }
  Object.assign(globalThis, { PerformanceObserver: Observer });
  return (type: string, entry: object) => takers[type]!({ getEntries: () => [entry] });
}

const original = globalThis.PerformanceObserver;
afterEach(() => {
  Object.assign(globalThis, { PerformanceObserver: original });
  jest.restoreAllMocks();
});

/** The report of a page when it is left. */
function reportOf(happens: () => void) {
  const sent: object[] = [];
  watchVitals(
    () => [{ remote: 'remote-public', id: '1.0.0-aaaaaaaa' }],
    (report) => sent.push(report),
  );
  happens();
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  return sent[0];
}

it.each([
  ['did not move', [], 0],
  ['moved', [{ value: 0.12, hadRecentInput: false, startTime: 900 }], 120],
])('reports the layout shift of a page that %s', (_, shifts, cls) => {
  const tell = browserThat('largest-contentful-paint', 'layout-shift');
  const report = reportOf(() => {
    tell('largest-contentful-paint', { startTime: 812.4 });
    for (const shift of shifts) tell('layout-shift', shift);
  });
  expect(report).toMatchObject({ phase: 'vitals', lcp: 812, cls });
});

it('omits measurements that a browser does not support', () => {
  const tell = browserThat('largest-contentful-paint');
  const report = reportOf(() => tell('largest-contentful-paint', { startTime: 812.4 }));
  expect(report).toMatchObject({ lcp: 812 });
  expect(report).not.toHaveProperty('cls');
});
