type Check = (value: unknown) => boolean;

const number: Check = (value) => typeof value === 'number' && Number.isFinite(value);
const like =
  (form: RegExp): Check =>
  (value) =>
    typeof value === 'string' && form.test(value);

/** A word of our own code: a kind of mail, the name of a job, a folder's file. */
const WORD = like(/^[\w-]{1,40}$/);

/** `42;founder=1.4.2-ab12cd34;public=…`: the registry's revision, then a release for each remote. */
const RELEASES = /^\d{1,9}(;[a-z]{1,20}=\d{1,4}\.\d{1,4}\.\d{1,4}-[0-9a-f]{8}){0,12}$/;

/**
 * All that a line of a log may hold, and what each looks like. Anything else that a caller or a
 * library passes on is left out: addresses, headers, bodies, parameters and people's words have no
 * field here, so they cannot be logged by mistake.
 */
export const LOGGED_FIELDS: Record<string, Check> = {
  level: number,
  time: number,
  msg: (value) => typeof value === 'string',
  app: WORD,
  reqId: like(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
  method: like(/^[A-Z]{3,10}$/),
  /** The pattern that a router matched, e.g. `/api/users/:id`, never the address. */
  route: like(/^[\w/:*.()-]{1,120}$/),
  status: number,
  /** Fields of an answer that are not what its description says: `data.*.name:invalid_type`. */
  misfits: like(/^[a-z_*.:,]{1,300}$/),
  ms: number,
  /** The number of an account. */
  user: number,
  releases: like(RELEASES),
  port: number,
  /** Of a machine of the operator's, in a private network: a proxy that is not listed. */
  proxy: like(/^(10|127|172|192|f[cd][\da-f]{2}|::1)[\d.:a-f]{0,40}$/),
  mail: number,
  kind: WORD,
  attempts: number,
  job: WORD,
  count: number,
  file: like(/^[\w./-]{1,200}$/),
  package: WORD,
  release: like(/^[\w.-]{1,60}$/),
  revision: number,
  /** Why a release cannot be rendered: words of its code, which has met no visitor yet. */
  reason: (value) => typeof value === 'string',
  err: (value) => typeof value === 'object',
};
