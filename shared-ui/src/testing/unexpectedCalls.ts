import { HttpResponse, http, type RequestHandler } from 'msw';

interface UnexpectedCalls {
  /** Takes calls without another handler: the page sees a network failure. */
  handler: RequestHandler;
  /** @throws for all such calls since the last check */
  check(): void;
}

/** Calls without a handler in a suite. A page shows an error at most; the test has to fail. */
export function unexpectedCalls(): UnexpectedCalls {
  let calls: string[] = [];
  return {
    handler: http.all('*', ({ request }) => {
      calls.push(`${request.method} ${request.url}`);
      return HttpResponse.error();
    }),
    check() {
      const found = [...new Set(calls)];
      calls = [];
      if (found.length > 0)
        throw new Error(`No handler of mockApi() expects these calls:\n${found.join('\n')}`);
    },
  };
}
