import { type RenderRequest, renderedPage } from 'contract/page';
import { tryParseJson } from 'server-kit/json';
import { z } from 'zod';

/** The build for the edge of one release, as text. */
export interface ServerSource {
  /** Release id. */
  id: string;
  text: string;
  /** Address of the release's folder, put where the build left a gap for it. */
  base: string;
}

/** What a render process runs; it never changes in its life. */
export interface RenderBuilds {
  shell: ServerSource;
  /** The one remote whose pages it renders; undefined for pages of the shell alone. */
  remote?: { name: string; source: ServerSource };
}

/** What the edge has read for a page. */
export interface ReadAnswer {
  status: number;
  headers: [name: string, value: string][];
  body: string;
}

export type ToSandbox =
  | { do: 'loadShell'; source: ServerSource }
  | { do: 'loadRemote'; name: string; source: ServerSource }
  /** What pages from here on are composed of: said again when it is another one, not with each page. */
  | ({ do: 'compose' } & Pick<RenderRequest, 'composition' | 'config'>)
  | ({ do: 'render'; id: number } & Pick<RenderRequest, 'url' | 'renderedAt'>)
  /** Without `answer` the api could not be reached. */
  | { do: 'hearAnswer'; read: number; answer?: ReadAnswer }
  | { do: 'ping'; id: number };

const fromSandbox = z.union([
  z.strictObject({ id: z.int(), page: renderedPage }),
  z.strictObject({ id: z.int(), error: z.string() }),
  z.strictObject({ read: z.int(), id: z.int(), method: z.string(), address: z.string() }),
  z.strictObject({ pong: z.int() }),
  z.strictObject({ started: z.literal(true) }),
  z.strictObject({ loaded: z.literal('shell'), fonts: z.array(z.string()) }),
  z.strictObject({ loaded: z.literal('remote') }),
  /** The build that was to be loaded cannot be used. */
  z.strictObject({ failed: z.string() }),
  /** Something was thrown that nobody waited for; said once. */
  z.strictObject({ stray: z.string() }),
]);

export type FromSandbox = z.infer<typeof fromSandbox>;

/** What a process of foreign code claims. @throws Error when it is nothing a render process says */
export function readMessage(line: string): FromSandbox {
  const { data } = fromSandbox.safeParse(tryParseJson(line));
  if (data) return data;
  throw new Error('It is no message of a render process.');
}
