import type { Registry } from 'contract/registry';
import { countsOf, describeFrame, nameOf, nothingKnownOf } from '../errors/describeErrors';
import type { ErrorGroup } from '../errors/groupErrors';
import type { Known } from '../watch/known';
import { html, type Markup } from './markup';

/** `mfe errors` lists more. */
const MAX_SHOWN = 25;

export function errorsSection(errors: Known<ErrorGroup[]>, reference: string): Markup {
  return html`<section aria-labelledby="errors"><h2 id="errors">What failed</h2>
<form method="get" role="search"><label>Reference of a failure card<input name="reference" value="${reference}" placeholder="VQ-7F3A-0314" autocomplete="off" maxlength="40"></label><button>Find</button></form>
${reference ? html`<p><a href="./">All of the last day</a></p>` : html`<p class="quiet">In the last day.</p>`}
${list(errors, reference)}</section>`;
}

function list(errors: Known<ErrorGroup[]>, reference: string): Markup {
  if ('unknown' in errors) {
    return html`<p class="notice warn">Not available: ${errors.unknown}</p>`;
  }
  const { value } = errors;
  if (value.length === 0 && reference) {
    return html`<p class="card">${nothingKnownOf(reference)}</p>`;
  }
  if (value.length === 0) return html`<p class="card">No browser has reported an error.</p>`;
  const more = value.length - MAX_SHOWN;
  return html`${value.slice(0, MAX_SHOWN).map((one) => errorCard(one, reference !== ''))}
${more > 0 ? html`<p class="quiet">${more} more: npm run mfe -- errors --count ${value.length}</p>` : ''}`;
}

function errorCard(group: ErrorGroup, isOpen: boolean): Markup {
  const { packageName: name, top, routes, first, last, references, stack } = group;
  const frames = stack.map((frame) => `at ${describeFrame(frame)}`).join('\n');
  return html`<article class="card"><h3>${nameOf(group)}</h3>
<p><strong>${name}</strong>${routes.length > 0 ? ` on ${routes.join(', ')}` : ''}: ${countsOf(group)}</p>
${top ? html`<p><code>${describeFrame(top)}</code></p>` : ''}
${top?.place?.code ? html`<pre>${top.place.code}</pre>` : ''}
<p class="quiet">First in ${first.id}, ${moment(first.at)}; last in ${last.id}, ${moment(last.at)}</p>
${references.length > 0 ? html`<p class="quiet">Quoted as ${references.join(', ')}</p>` : ''}
${frames ? html`<details${isOpen && html` open`}><summary>Stack</summary><pre>${frames}</pre></details>` : ''}
</article>`;
}

export function historySection(revisions: readonly Registry[]): Markup {
  return html`<section aria-labelledby="history"><h2 id="history">History</h2><ol class="card">${revisions.map(
    ({ revision, at, by, reason }) =>
      html`<li><strong>${revision}</strong> ${reason}<br><span class="quiet">${by}, ${moment(at)}</span></li>`,
  )}</ol></section>`;
}

const moment = (at: string) =>
  html`<time datetime="${at}">${at.slice(0, 16).replace('T', ' ')} UTC</time>`;
