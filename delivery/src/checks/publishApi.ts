import type { Registry } from 'contract/registry';
import { readText } from 'server-kit/atomic-file';
import { descriptionHash, descriptionKey, parseDescription } from '../api/description';
import { toApi } from '../deploy/changes';
import { withLease } from '../deploy/leases';
import { type Author, revise } from '../store/revisions';
import type { Store } from '../store/store';
import { checkApi } from './checkApi';

/**
 * Records which api is deployed. Publishes check releases against it, and it is checked against the releases that
 * browsers may run.
 * @param from file or URL of its OpenAPI description
 * @returns the revision, and what releases would miss when it is forced
 * @throws Error with one line for each thing that a release would miss, unless it is forced
 */
export async function publishApi(
  store: Store,
  from: string,
  author: Author,
  force = false,
): Promise<{ registry: Registry | undefined; overruled: string[] }> {
  const text = await textAt(from);
  const description = parseDescription(text, from);
  const hash = descriptionHash(text);
  const key = descriptionKey(hash);
  return withLease(store, [key], async () => {
    await store.create(key, text);
    let missed: string[] = [];
    const registry = await revise(store, author, async (now, made) => {
      if (now.api === hash) return undefined;
      missed = await checkApi(store, now, description, Date.now());
      if (missed.length > 0 && !force) throw new Error([REFUSED, ...missed, NEXT_STEPS].join('\n'));
      return toApi(hash)(now, made);
    });
    return { registry, overruled: missed };
  });
}

/** How long an api may take to respond with its description, in milliseconds. */
const ANSWER_TIMEOUT_MS = 10_000;

async function textAt(from: string): Promise<string> {
  if (!/^https?:/.test(from)) return readText(from);
  try {
    const answer = await fetch(from, { signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) });
    if (answer.ok) return await answer.text();
    throw new Error(`it answered ${answer.status}`);
  } catch (error) {
    const { message, cause } = error as Error;
    throw new Error(
      `${from} cannot be read: ${(cause as Error | undefined)?.message || message}. Check the address, and that the api runs.`,
    );
  }
}

const REFUSED = 'Not recorded; nothing has changed.';
const NEXT_STEPS =
  'Keep what they use until releases without it have been deployed for a day, or overrule this with ' +
  '--force and a --reason, which is stored with the revision.';
