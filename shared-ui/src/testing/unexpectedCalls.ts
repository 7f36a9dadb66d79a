import { HttpResponse, http, type RequestHandler } from 'msw';

interface UnexpectedCalls {
  /** Takes what no handler before it expects: to the page it is a network that is away. */
  handler: RequestHandler;
  /** @throws when there were any since it was asked last, with all of them */
  check(): void;
}

/** Calls that no handler of a suite expects. A page shows an error at most; the test has to fail. */
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
