import type { App } from '../server/app';

type Method = 'GET' | 'POST' | 'DELETE' | 'PUT' | 'PATCH';

export interface Call {
  /** Whose token is sent; a text is sent as the token itself. */
  as?: { token: string } | string;
  body?: unknown;
  /** Sent as a multipart form instead of `body`. */
  form?: Record<string, string | Blob>;
  headers?: Record<string, string>;
  ip?: string;
}

export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads into any answer
  body: any;
  headers: Record<string, unknown>;
}

export interface Caller {
  call(method: Method, path: string, call?: Call): Promise<Answer>;
  get(path: string, call?: Call): Promise<Answer>;
  post(path: string, body?: unknown, call?: Call): Promise<Answer>;
  del(path: string, call?: Call): Promise<Answer>;
}

/** Calls the app as a browser would, under /api. */
export function caller(app: App): Caller {
  const call: Caller['call'] = async (method, path, { as, body, form, headers, ip } = {}) => {
    const token = typeof as === 'string' ? as : as?.token;
    const sent = form
      ? await multipart(form)
      : { payload: body as object | undefined, headers: {} };
    const answer = await app.inject({
      method,
      url: `/api${path}`,
      payload: sent.payload,
      remoteAddress: ip ?? '203.0.113.7',
      headers: {
        'user-agent': 'Firefox/140',
        ...(token && { authorization: `Bearer ${token}` }),
        ...sent.headers,
        ...headers,
      },
    });
    const json =
      answer.body !== '' && String(answer.headers['content-type']).startsWith('application/json');
    return {
      status: answer.statusCode,
      body: json ? answer.json() : answer.body,
      headers: answer.headers,
    };
  };
  return {
    call,
    get: (path, options) => call('GET', path, options),
    post: (path, body, options) => call('POST', path, { body, ...options }),
    del: (path, options) => call('DELETE', path, options),
  };
}

async function multipart(fields: Record<string, string | Blob>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const request = new Request('http://localhost', { method: 'POST', body: form });
  return {
    payload: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type')! },
  };
}
