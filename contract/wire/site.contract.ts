import { z } from 'zod';

import { Email } from './session.contract';
import { line, paragraph, personalName } from './text.contract';

/** POST /email-subscribe */
export const Subscription = z.object({ email: Email });

/** POST /contact. `website` is a honeypot: people do not see the field, bots fill it in. */
export const ContactMessage = z.object({
  name: personalName('name', { max: 100 }),
  email: Email,
  message: paragraph('message', { min: 10, max: 5_000 }),
  website: z.string().max(1_000).optional(),
});

/** POST /page-views: one navigation, without any data about the visitor (rule 8.3). */
export const PageView = z.object({
  path: line('path', { max: 200 }).refine(
    (path) => /^\/[^?#]*$/.test(path),
    'The path must start with a slash.',
  ),
});

const milliseconds = z.int().nonnegative().max(3_600_000).optional();

/** The reference that a person is asked to quote, e.g. `VQ-7F3A-0314`. */
export const REFERENCE = /^VQ-[0-9A-F]{4}-\d{4}$/;

/** `remote/release/file.js:line:column`; the browser sends nothing else of a stack. */
const Frame = z
  .string()
  .max(200)
  .regex(/^[\w-]{1,40}\/\d[\w.-]{0,59}\/[\w.-]{1,80}\.js:\d{1,7}:\d{1,7}$/);

/**
 * POST /beacons: how a release behaved in a browser. Only reports with a ticket that names the release count
 * (docs/decisions/039).
 */
export const Beacon = z.object({
  ticket: z.string().max(400).optional(), // issued by the edge with the document
  remote: line('remote', { max: 40 }),
  id: line('id', { max: 60 }), // of the release, `version-sha8`
  revision: z.int().nonnegative().max(2_147_483_647), // of the registry
  bucket: z.int().min(0).max(100).optional(), // canary percentage under which it was offered
  phase: z.enum(['load', 'render', 'runtime', 'vitals']),
  ok: z.boolean(),
  ms: milliseconds, // time until its page could be rendered
  interactive: milliseconds, // from navigation until the first page handles input
  lcp: milliseconds, // largest contentful paint of the first page
  inp: milliseconds, // interaction to next paint, on the first page
  cls: z.int().nonnegative().max(100_000).optional(), // layout shift of the first page, thousandths
  bytes: z.int().nonnegative().max(1_000_000_000).optional(), // transferred over the network for it
  errorClass: z.string().max(60).optional(), // chosen by the code that threw the error, like the message
  route: line('route', { max: 200 }).optional(), // path without query
  message: z.string().max(200).optional(), // start of the error message; never stored
  frames: z.array(Frame).max(10).optional(), // stack frames, topmost first
  reference: line('reference', { max: 40 }).optional(), // the reference shown to the person
});

/** POST /beacons/batch: all reports of a page in one call. */
export const BeaconBatch = z.object({ reports: z.array(Beacon).min(1).max(20) });

export type Subscription = z.infer<typeof Subscription>;
export type ContactMessage = z.infer<typeof ContactMessage>;
export type PageView = z.infer<typeof PageView>;
export type Beacon = z.infer<typeof Beacon>;
