import { type RenderRequest, renderedPage } from 'contract/page';
import { tryParseJson } from 'server-kit/json';
import { z } from 'zod';

export interface ServerSource {
  id: string;
  text: string;
  /** Address of the release's folder, which replaces a placeholder in the build. */
  base: string;
}

export interface RenderBuilds {
  shell: ServerSource;
  /** The one remote whose pages it renders; undefined for pages of the shell alone. */
  remote?: { name: string; source: ServerSource };
}

export interface ReadAnswer {
  status: number;
  headers: [name: string, value: string][];
  body: string;
}

export type ToSandbox =
  | { do: 'loadShell'; source: ServerSource }
  | { do: 'loadRemote'; name: string; source: ServerSource }
  /** The composition of the pages that follow; sent when it changes, not with each page. */
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
  z.strictObject({ failed: z.string() }),
  /** An error was not handled; sent once. */
  z.strictObject({ stray: z.string() }),
]);

export type FromSandbox = z.infer<typeof fromSandbox>;

/** Parses a message of untrusted code. @throws Error when it is not a message of a render process */
export function readMessage(line: string): FromSandbox {
  const { data } = fromSandbox.safeParse(tryParseJson(line));
  if (data) return data;
  throw new Error('It is no message of a render process.');
}
