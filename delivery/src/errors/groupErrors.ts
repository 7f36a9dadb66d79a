import type { ReleaseError } from 'contract/wire/releaseErrors.contract';
import { neutralText } from './neutralText';
import type { ReadMaps, SourcePlace } from './releaseMaps';

/** One frame of a stack: its place in the sources, or in the script when there is no source map. */
export interface StackFrame {
  /** As reported by browsers: `remote/release/file.js:line:column`. */
  raw: string;
  place?: SourcePlace;
}

/** What a group has in common with each of its errors, or the sum of it. */
type Figures = Omit<ReleaseError, 'remote' | 'id' | 'frames' | 'firstAt' | 'lastAt'>;

/** Errors at one place of our sources, in any release. */
export interface ErrorGroup extends Figures {
  packageName: string;
  /** The topmost frame of our own code, if any frame is known. */
  top?: StackFrame;
  /** The first and last release it was seen in, and when (ISO 8601, UTC). */
  first: { id: string; at: string };
  last: { id: string; at: string };
  /** The stack in the release where it was seen last. */
  stack: StackFrame[];
}

/** A reference matches several groups only by accident; more than this are not shown. */
const MAX_REFERENCES = 3;
const LIBRARY = /(^|\/)node_modules\//;
const OURS = /^(shell|shared-ui|remote-\w+|delivery|api|tooling)\//;

/**
 * Groups errors by source line, across releases and bundles. The text of the line identifies it, not its number, so
 * that a rebuild makes no new group.
 */
export async function groupErrors(
  errors: readonly ReleaseError[],
  readMaps: ReadMaps,
): Promise<ErrorGroup[]> {
  const groups = new Map<string, ErrorGroup>();
  for (const error of errors) {
    const stack = await Promise.all(error.frames.map((frame) => mapped(frame, readMaps)));
    const top = stack.find(({ place }) => place && isOurs(place)) ?? stack[0];
    const key = JSON.stringify([error.remote, error.errorClass, error.phase, keyOf(top)]);
    const known = groups.get(key);
    const own = groupOf(error, stack, top);
    groups.set(key, known ? joined(known, own) : own);
  }
  return [...groups.values()].sort(
    (one, other) => other.failures - one.failures || (one.last.at < other.last.at ? 1 : -1),
  );
}

async function mapped(frame: string, readMaps: ReadMaps): Promise<StackFrame> {
  const raw = neutralText(frame);
  const [, name, id, script, line, column] =
    /^([\w-]+)\/([\w.-]+)\/([\w.-]+\.js):(\d+):(\d+)$/.exec(frame) ?? [];
  if (!name || !id || !script) return { raw };
  const maps = await readMaps(name, id);
  const place = maps?.find(script, Number(line), Number(column));
  return place ? { raw, place } : { raw };
}

const isOurs = ({ source }: SourcePlace) => OURS.test(source) && !LIBRARY.test(source);

function keyOf(frame: StackFrame | undefined): string {
  if (!frame?.place) return frame?.raw.split('/').at(-1) ?? '';
  const { source, code, line } = frame.place;
  return `${source} ${code.replace(/\s+/g, ' ') || line}`;
}

function groupOf(error: ReleaseError, stack: StackFrame[], top?: StackFrame): ErrorGroup {
  const { remote: packageName, id, frames: _raw, firstAt, lastAt, ...figures } = error;
  return {
    ...figures,
    packageName,
    ...(top && { top }),
    first: { id, at: firstAt },
    last: { id, at: lastAt },
    stack,
  };
}

function joined(one: ErrorGroup, other: ErrorGroup): ErrorGroup {
  const [older, newer] = one.last.at <= other.last.at ? [one, other] : [other, one];
  return {
    ...older,
    ...newer,
    failures: one.failures + other.failures,
    people: one.people + other.people,
    total: one.total + other.total,
    routes: [...new Set([...one.routes, ...other.routes])].sort(),
    references: [...newer.references, ...older.references].slice(0, MAX_REFERENCES),
    first: one.first.at <= other.first.at ? one.first : other.first,
    last: newer.last,
  };
}
