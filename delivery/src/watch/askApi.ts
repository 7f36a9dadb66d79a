import { text } from 'node:stream/consumers';
import type { ReleaseErrors } from 'contract/wire/releaseErrors.contract';
import type { EvidenceQuery, ReleaseEvidence } from 'contract/wire/releaseEvidence.contract';
import type { ReleaseHealth, ReleaseReport } from 'contract/wire/releaseReport.contract';
import { askRunningApi } from 'server-kit/running-api';
import type { Block } from '../canary-analysis/evidence';
import type { ReportSource } from '../env';

const API_TIMEOUT_MS = 10_000;

/** The questions to the api, with the types of its answers. */
interface Answers {
  report: ReleaseReport['releases'];
  evidence: ReleaseEvidence['blocks'];
  errors: ReleaseErrors['errors'];
}

/** In an HTTP response, the answer is in this field. */
const FIELDS = { report: 'releases', evidence: 'blocks', errors: 'errors' } as const;

/**
 * Asks the api what it knows about releases: over HTTP with a key, as CI does, or over the socket in its data folder.
 * @throws Error when it cannot be reached
 */
export async function askApi<What extends keyof Answers>(
  { apiUrl, key, dataDir }: ReportSource,
  what: What,
  query: Record<string, string>,
): Promise<Answers[What]> {
  if (!key) return (await askOverSocket(dataDir, what, query)) as Answers[What];
  const url = `${apiUrl}/api/releases/${what}?${new URLSearchParams(query)}`;
  return (await askOverHttp(url, key))[FIELDS[what]] as Answers[What];
}

async function askOverHttp(url: string, key: string): Promise<Record<string, unknown>> {
  const answer = await fetch(url, {
    headers: { 'x-report-key': key },
    signal: AbortSignal.timeout(API_TIMEOUT_MS),
  });
  if (answer.status === 404) throw new Error(`${url} does not accept this REPORT_KEY.`);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
  return (await answer.json()) as Record<string, unknown>;
}

/** `npm run admin -- releases …`, sent to the running api (docs/decisions/004). */
async function askOverSocket(
  dataDir: string,
  what: string,
  query: Record<string, string>,
): Promise<unknown> {
  const flags = Object.entries(query).flatMap(([name, value]) => [`--${name}`, value]);
  const answer = await askRunningApi(dataDir, {
    method: 'POST',
    path: '/',
    body: { argv: ['releases', what, ...flags] },
    timeoutMs: API_TIMEOUT_MS,
  });
  if (!answer) throw new Error('The api is not running here.');
  const body: unknown = JSON.parse(await text(answer));
  if (answer.statusCode === 200) return body;
  throw new Error((body as { message: string }).message);
}

/** Reads the health of releases in the last minutes. @throws Error when the api cannot be reached */
export type ReadReport = (minutes: number) => Promise<ReleaseHealth[]>;

/** Reads the data of the canary analysis. @throws Error when the api cannot be reached */
export type ReadEvidence = (pair: EvidenceQuery) => Promise<Block[]>;

export const reportReader =
  (source: ReportSource): ReadReport =>
  (minutes) =>
    askApi(source, 'report', { minutes: String(minutes) });

export const evidenceReader =
  (source: ReportSource): ReadEvidence =>
  (pair) =>
    askApi(source, 'evidence', pair);
