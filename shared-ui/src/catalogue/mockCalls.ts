/** Session 72 cannot be read. */
const FAILING = '/api/meetings/72/';

/**
 * No story has an api: what it shows is in its store. A call that is made all the same stays under way, so
 * that loading is seen, and one fails.
 */
export function mockCalls(): void {
  const ask = window.fetch;
  Reflect.deleteProperty(window, 'XMLHttpRequest'); // axios takes fetch then
  window.fetch = async (input, init) => {
    const { pathname } = new URL(new Request(input, init).url);
    if (!pathname.startsWith('/api/')) return ask(input, init);
    if (pathname.startsWith(FAILING)) return Response.json({}, { status: 500 });
    return new Promise<Response>(() => {});
  };
}
