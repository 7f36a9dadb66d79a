/** Calls for session 72 fail. */
const FAILING = '/api/meetings/72/';

/**
 * Stories have no api: their data is in the store. Other calls stay pending, so that their loading state is visible.
 * One call fails.
 */
export function mockCalls(): void {
  const ask = window.fetch;
  Reflect.deleteProperty(window, 'XMLHttpRequest'); // axios then uses fetch
  window.fetch = async (input, init) => {
    const { pathname } = new URL(new Request(input, init).url);
    if (!pathname.startsWith('/api/')) return ask(input, init);
    if (pathname.startsWith(FAILING)) return Response.json({}, { status: 500 });
    return new Promise<Response>(() => {});
  };
}
