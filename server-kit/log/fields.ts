type Check = (value: unknown) => boolean;

const number: Check = (value) => typeof value === 'number' && Number.isFinite(value);
const like =
  (form: RegExp): Check =>
  (value) =>
    typeof value === 'string' && form.test(value);

/** A fixed identifier of our code: a kind of mail, the name of a job, a file of a folder. */
const WORD = like(/^[\w-]{1,40}$/);

/** `42;founder=1.4.2-ab12cd34;public=…`: the registry's revision, then a release for each remote. */
const RELEASES = /^\d{1,9}(;[a-z]{1,20}=\d{1,4}\.\d{1,4}\.\d{1,4}-[0-9a-f]{8}){0,12}$/;

/**
 * All fields of a log line and the form of each. Anything else that a caller or a library passes is dropped. Addresses,
 * headers, bodies, parameters and texts of people have no field here, so they cannot be logged by mistake.
 */
export const LOGGED_FIELDS: Record<string, Check> = {
  level: number,
  time: number,
  msg: (value) => typeof value === 'string',
  app: WORD,
  reqId: like(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
  method: like(/^[A-Z]{3,10}$/),
  /** The route pattern, e.g. `/api/users/:id`, never the address. */
  route: like(/^[\w/:*.()-]{1,120}$/),
  status: number,
  /** Response fields that do not match the response schema: `data.*.name:invalid_type`. */
  misfits: like(/^[a-z_*.:,]{1,300}$/),
  ms: number,
  /** The id of an account. */
  user: number,
  /** The id of a mentor. */
  mentor: number,
  releases: like(RELEASES),
  port: number,
  /** The address of a proxy in the operator's private network that is not listed as trusted. */
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
  /** Why a release cannot be rendered: an error of its code, which has not handled any visitor's data yet. */
  reason: (value) => typeof value === 'string',
  err: (value) => typeof value === 'object',
};
