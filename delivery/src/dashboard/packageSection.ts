import type { Slot, Verdict } from 'contract/registry';
import type { ReleaseHealth } from 'contract/wire/releaseReport.contract';
import { verdictText } from '../deploy/verdicts';
import { html, type Markup } from './markup';
import { mayRollBack, type Right } from './overview';

interface ShownPackage {
  name: string;
  slot: Slot;
  verdicts: readonly Verdict[];
  /** Health of its releases; undefined when unavailable. */
  health: readonly ReleaseHealth[] | undefined;
  right: Right;
}

/** `mfe status` lists more. */
const VERDICTS_SHOWN = 3;

/** A package: its releases, their shares and health, and the forms that stop them. */
export function packageSection({ name, slot, verdicts, health, right }: ShownPackage): Markup {
  const { stable, canary, lastGood } = slot;
  const share = canary?.percent ?? 0;
  const rows = [
    { id: stable.id, role: 'stable', share: 100 - share },
    ...(canary ? [{ id: canary.release.id, role: 'canary', share }] : []),
  ];
  const about = verdicts.slice(-VERDICTS_SHOWN).map((one) => `${one.id} ${verdictText(one)}`);
  return html`<section class="card" aria-labelledby="${name}"><h3 id="${name}">${name}</h3>
<table><caption>What visitors get, and how it performed in the last hour</caption>
<thead><tr><th scope="col">Release</th><th scope="col">Share</th><th scope="col">Loads</th><th scope="col">Failed</th><th scope="col">Interactive</th><th scope="col">LCP</th><th scope="col">INP</th><th scope="col">CLS</th></tr></thead>
<tbody>${rows.map((row) => releaseRow(row, health))}</tbody></table>
${lastGood ? html`<p class="quiet">Last good: ${lastGood.id}</p>` : ''}
${about.length > 0 ? html`<p class="quiet">${about.join('; ')}</p>` : ''}
${mayRollBack(right, slot) ? rollBackForm(name, slot) : ''}
${right === 'all' ? blockForm(name, slot) : html`<p class="quiet">${LESS[right]} ${name}.</p>`}
</section>`;
}

function releaseRow(
  { id, role, share }: { id: string; role: string; share: number },
  health: ShownPackage['health'],
): Markup {
  const own = health?.find((one) => one.id === id);
  const { interactive, lcp, inp, cls } = own?.vitals ?? {};
  const ms = (value?: { p75: number } | null) => (value ? `${Math.round(value.p75)} ms` : '–');
  const failed = own ? own.failures.load + own.failures.render + own.failures.runtime : 0;
  const nothing = health ? '0' : '–';
  const cells = [
    ['Share', `${share} %`],
    ['Loads', own ? String(own.loads) : nothing],
    ['Failed', own ? String(failed) : nothing],
    ['Interactive', ms(interactive)],
    ['LCP', ms(lcp)],
    ['INP', ms(inp)],
    ['CLS', cls ? (cls.p75 / 1000).toFixed(2) : '–'],
  ];
  return html`<tr><td data-label="Release"><span><strong>${id}</strong> ${role}</span></td>${cells.map(
    ([label, value]) => html`<td data-label="${label}">${value}</td>`,
  )}</tr>`;
}

const LESS = {
  canary: 'Your key only decides on canaries of',
  none: 'Your key has no right to change',
} as const;

const REASON = html`<label>Reason (stored with the revision)<input name="reason" required maxlength="300" autocomplete="off"></label>`;
const packageField = (name: string) => html`<input type="hidden" name="package" value="${name}">`;

function rollBackForm(name: string, { stable, canary }: Slot): Markup {
  const back = canary ? `Withdraw canary ${canary.release.id}` : `Roll back ${stable.id}`;
  return html`<details><summary>${back}</summary>
<form method="post" action="act">${packageField(name)}<input type="hidden" name="verb" value="rollback">${REASON}
<button class="danger">${canary ? 'Withdraw' : 'Roll back'} ${name}</button></form></details>`;
}

function blockForm(name: string, { stable, canary, lastGood }: Slot): Markup {
  const ids = [canary?.release.id, stable.id, lastGood?.id].filter((id) => id !== undefined);
  return html`<details><summary>Block a release of ${name}</summary>
<form method="post" action="act">${packageField(name)}<input type="hidden" name="verb" value="block">
<label>Release<select name="id">${ids.map((id) => html`<option>${id}</option>`)}</select></label>${REASON}
<button class="danger">Block for everybody</button></form></details>`;
}
