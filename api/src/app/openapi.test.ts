import { testApp } from '../testing';

const kit = testApp();

interface Operation {
  parameters?: { name: string; in: string; required?: boolean; schema?: object }[];
  requestBody?: { content: Record<string, { schema?: object }> };
  responses: Record<
    string,
    {
      description?: string;
      headers?: Record<string, object>;
      content?: Record<string, { schema?: object }>;
    }
  >;
  operationId?: string;
  security?: Record<string, string[]>[];
}
interface Description {
  openapi: string;
  security: Record<string, string[]>[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: object; securitySchemes: Record<string, object> };
}

let description: Description;
let operations: [string, Operation][];
beforeAll(async () => {
  description = (await kit.get('/docs')).body;
  operations = Object.entries(description.paths).flatMap(([path, item]) =>
    Object.entries(item).map(
      ([method, operation]) =>
        [`${method.toUpperCase()} ${path}`, operation] as [string, Operation],
    ),
  );
});

/** Calls are under /api; the description itself is excluded. */
const isCall = (route: string) => route.includes(' /api/') && route !== 'GET /api/docs';

it('describes every call, and no other', () => {
  const routes = kit.app.routeList.filter(isCall);
  const described = operations.map(([name]) => name.replace(/\{(\w+)\}/g, ':$1'));

  expect(described.sort()).toEqual([...new Set(routes)].sort());
});

it('describes input and output of each call', () => {
  for (const [name, { parameters = [], requestBody, responses }] of operations) {
    const places = [...name.matchAll(/\{(\w+)\}/g)].map(([, place]) => place);
    const inPath = parameters.filter((one) => one.in === 'path');
    const keys = parameters.map((one) => `${one.in} ${one.name}`);
    const good = Object.keys(responses).filter((status) => /^(2|3)\d\d$/.test(status));

    expect([name, inPath.map((one) => one.name).sort()]).toEqual([name, places.sort()]);
    expect([name, inPath.every(({ required }) => required)]).toEqual([name, true]);
    expect([name, new Set(keys).size]).toEqual([name, keys.length]);
    expect([name, parameters.every(({ schema }) => schema)]).toEqual([name, true]);
    expect([name, good.length > 0]).toEqual([name, true]);
    const isPage = name.includes('/mailed-links/'); // HTML, also when it fails
    const bad = Object.keys(responses).filter((status) => !good.includes(status));
    expect([name, bad.sort()]).toEqual([name, isPage ? [] : ['4XX', '500', '503']]);
    const retried = bad.filter((status) => responses[status]?.headers?.['Retry-After']);
    expect([name, retried]).toEqual([name, isPage ? [] : ['4XX', '503']]);
    expect([name, Object.values(responses).every(hasDescription)]).toEqual([name, true]);
    if (name.startsWith('GET ')) expect([name, requestBody]).toEqual([name, undefined]);
  }
});

it('names the media type of each text, and the file of each form', () => {
  const media: Record<string, string[]> = {};
  const files: Record<string, string[]> = {};
  for (const [name, { requestBody, responses }] of operations) {
    for (const [type, { schema }] of Object.entries(responses['200']?.content ?? {}))
      if ((schema as Written).type === 'string') media[type] = [...(media[type] ?? []), name];
    const form: Written = requestBody?.content['multipart/form-data']?.schema ?? {};
    for (const [field, { format }] of Object.entries(form.properties ?? {}))
      if (format === 'binary') files[field] = [...(files[field] ?? []), name];
  }

  expect(media).toEqual({
    'text/calendar': ['GET /api/calendar/{token}', 'GET /api/meetings/{meetingId}/calendar'],
    'text/csv': expect.arrayContaining(['GET /api/staff/people/export']),
  });
  expect(files).toEqual({
    profile_photo: ['POST /api/account/settings'],
    startup_image: ['POST /api/my/startups/{startupId}'],
    picture: ['POST /api/staff/programme/pictures'],
  });
});

it('writes each shape where it is used, and defines each security scheme', () => {
  expect(JSON.stringify(description)).not.toContain('"$ref"');
  expect(description.components.schemas).toEqual({});
  const schemes = operations.flatMap(([, { security = [] }]) => security.flatMap(Object.keys));
  expect(schemes).not.toEqual([]);
  for (const scheme of schemes)
    expect(description.components.securitySchemes).toHaveProperty(scheme);
});

it('describes the format of every time and date, with which examples can be generated', () => {
  const unsaid: string[] = [];
  function visit(place: string, schema: Written): void {
    for (const [name, one] of Object.entries(schema.properties ?? {})) {
      const isPlain = one.type === 'string' && !one.format && !one.examples && !one.enum;
      if (TIME.test(name) && isPlain && one.const === undefined) unsaid.push(`${place}.${name}`);
      visit(`${place}.${name}`, one);
    }
    for (const one of [...(schema.anyOf ?? []), ...(schema.items ? [schema.items] : [])])
      visit(place, one);
  }
  for (const [name, { responses }] of operations) {
    for (const { content } of Object.values(responses))
      visit(name, content?.['application/json']?.schema ?? {});
  }
  expect(unsaid).toEqual([]);
});

/** Names of fields with a time or a date. */
const TIME = /(_at|At|_until|_from|^from|^at|^until|^since|^day|_day|^date)$/;

interface Written {
  type?: string;
  format?: string;
  examples?: unknown[];
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Written>;
  items?: Written;
  anyOf?: Written[];
}

it('requires a token or a key exactly when a guest is refused', async () => {
  expect(description.security).toEqual([]);
  for (const [name, { security }] of operations) {
    const [method = '', path = ''] = name.split(' ');
    const url = path.replace(/\{\w+\}/g, '1');
    const { statusCode } = await kit.app.inject({ method: method as 'GET', url });

    // Guests get 404 for the staff area and calls with a key.
    const isHidden = path.startsWith('/api/staff/') || !security?.every(({ bearer }) => bearer);
    if (security) expect([name, statusCode]).toEqual([name, isHidden ? 404 : 401]);
    else expect([name, statusCode]).not.toEqual([name, 401]);
  }
});

it('has a unique name for each call, for generated clients', () => {
  const ids = operations.map(([, { operationId }]) => operationId);
  expect(new Set(ids).size).toBe(operations.length);
  expect(ids).toContain('postMyStartupsByStartupIdInviteFounders');
  for (const id of ids) expect(id).toMatch(/^[a-z][A-Za-z]+$/);
});

const hasDescription = ({ description: message }: { description?: string }) =>
  message !== undefined;
