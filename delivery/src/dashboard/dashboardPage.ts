import type { Registry } from 'contract/registry';
import { readHistory } from '../deploy/history';
import { slotsIn } from '../store/slots';
import { errorsSection, historySection } from './listSections';
import { html, Markup } from './markup';
import { readFailures, readHealth, rightOver, type Sources } from './overview';
import { packageSection } from './packageSection';
import { STYLE } from './style';

export interface Notice {
  ok: boolean;
  text: string;
}

interface Asked {
  /** The reference that a person quotes; empty for all errors. */
  reference: string;
  notice?: Notice;
}

/** The page in pieces: data of the store is sent at once, data of the api later. */
export async function* dashboardPage(sources: Sources, asked: Asked): AsyncGenerator<string> {
  const health = readHealth(sources);
  const failures = readFailures(sources, asked.reference || undefined);
  const history = await readHistory(sources.store).catch((error: Error) => error);
  yield head(history, asked.notice).text;
  if (history instanceof Error || history.length === 0) {
    yield html`</main></body></html>`.text;
    return;
  }
  yield waiting('Loading browser reports…').text;
  const known = await health;
  const about = 'unknown' in known ? known.unknown : undefined;
  yield html`<section aria-labelledby="parts"><h2 id="parts">What is deployed</h2>
${about ? html`<p class="notice warn">Browser reports are not available: ${about}</p>` : ''}
${slotsIn(history[0]!).map(([name, slot]) =>
  packageSection({
    name,
    slot,
    verdicts: history[0]!.verdicts?.[name] ?? [],
    health: 'value' in known ? known.value.filter(({ remote }) => remote === name) : undefined,
    right: rightOver(sources.store.guard, name),
  }),
)}</section>`.text;
  yield waiting('Loading failures…').text;
  yield errorsSection(await failures, asked.reference).text;
  yield historySection(history).text;
  yield '</main></body></html>\n';
}

const waiting = (text: string) => html`<p class="waiting card" role="status">${text}</p>`;

function head(history: readonly Registry[] | Error, notice: Notice | undefined): Markup {
  const now = history instanceof Error ? undefined : history[0];
  const trouble =
    history instanceof Error ? `The release store cannot be read: ${history.message}` : '';
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${now ? `Revision ${now.revision}` : 'Nothing deployed'} | Releases</title><style>${new Markup(STYLE)}</style></head>
<body><header><h1>Releases</h1>
<p class="quiet">${now ? `Revision ${now.revision}, ${now.by}: ${now.reason}` : ''} <a href="./">Refresh</a></p></header><main>
${notice ? html`<p class="notice${notice.ok ? '' : ' bad'}" role="${notice.ok ? 'status' : 'alert'}">${notice.text}</p>` : ''}
${trouble ? html`<p class="notice bad" role="alert">${trouble}</p>` : ''}
${!trouble && !now ? html`<p class="card">Nothing is published yet.</p>` : ''}`;
}
