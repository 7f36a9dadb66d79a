import { escapeHtml } from 'server-kit/html';
import { blocksToHtml, blocksToText } from './markdown/renderBlocks';
import { productTitle, type SendingSite } from './site';
import type { Letter } from './stored/letter';

/** Colours of shared-ui's studio palette, and of its stage palette for header and footer. */
const STYLES = {
  stage: '#150A14',
  cream: '#FFF6EE',
  ground: '#F7F4F6',
  card: '#FFFFFF',
  line: '#E4DAE1',
  text: '#1E0F1C',
  quiet: '#574254',
  link: '#0A6470',
  button: '#FF8126',
  gradient: 'linear-gradient(100deg,#FF5A3C 0%,#FF8126 48%,#FFB627 100%)',
  onGradient: '#1B0A14', // at least 6:1 on the whole gradient
};
const FONT = "font-family:'Sofia Sans',system-ui,-apple-system,'Segoe UI',Arial,sans-serif";

/** The HTML form: tables and inline styles, because mail programs support little else. */
export function renderHtml(letter: Letter, site: SendingSite): string {
  const { subject, heading, paragraphs, blocks = [], facts = [], button, small = [] } = letter;
  const { unsubscribe, why } = letter;
  const title = escapeHtml(productTitle(site));
  const content = [
    `<h1 style="margin:0 0 16px;font-size:26px;line-height:32px;font-weight:800">${escapeHtml(heading)}</h1>`,
    ...paragraphs.map((text) => paragraph(text, `font-size:16px;line-height:24px`)),
    blocksToHtml(blocks, STYLES),
    facts.length > 0 ? table(facts) : '',
    button ? link(button) : '',
    ...small.map((text) =>
      paragraph(text, `font-size:14px;line-height:20px;color:${STYLES.quiet}`),
    ),
    unsubscribe ? quietLink(unsubscribe) : '',
  ].join('\n');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:${STYLES.ground};color:${STYLES.text};${FONT}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(paragraphs[0] ?? blocksToText(blocks.slice(0, 1)))}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="background:${STYLES.stage};border-radius:16px 16px 0 0;padding:20px 28px">
<a href="${escapeHtml(site.publicUrl)}" style="color:${STYLES.cream};font-size:20px;font-weight:800;text-decoration:none">${title}</a></td></tr>
<tr><td height="5" style="height:5px;font-size:0;line-height:0;background:${STYLES.button};background-image:${STYLES.gradient}">&nbsp;</td></tr>
<tr><td style="background:${STYLES.card};border:1px solid ${STYLES.line};border-top:0;border-radius:0 0 16px 16px;padding:28px">
${content}
</td></tr>
<tr><td style="padding:16px 28px;font-size:14px;line-height:20px;color:${STYLES.quiet};overflow-wrap:anywhere">${[why, ...site.imprint].map(escapeHtml).join('<br>')}</td></tr>
</table></td></tr></table></body></html>
`;
}

/** Keeps line breaks of the author. */
const paragraph = (text: string, style: string) =>
  `<p style="margin:0 0 16px;${style}">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;

function table(facts: [string, string][]): string {
  const cell = 'padding:8px 12px 8px 0;vertical-align:top;font-size:16px;line-height:22px';
  const rows = facts.map(
    ([label, value]) =>
      `<tr><th scope="row" align="left" style="${cell};color:${STYLES.quiet};font-weight:400;white-space:nowrap">${escapeHtml(label)}</th>` +
      `<td style="${cell};font-weight:700">${escapeHtml(value)}</td></tr>`,
  );
  return `<table cellpadding="0" cellspacing="0" style="margin:0 0 20px;border-top:1px solid ${STYLES.line};border-bottom:1px solid ${STYLES.line}" width="100%">${rows.join('')}</table>`;
}

/** The button, followed by its address for programs that block links. */
function link({ label, url }: { label: string; url: string }): string {
  const href = escapeHtml(url);
  const button = `display:inline-block;padding:14px 24px;border-radius:10px;background:${STYLES.button};background-image:${STYLES.gradient};color:${STYLES.onGradient};font-size:16px;font-weight:700;text-decoration:none`;
  return `<p style="margin:0 0 20px"><a href="${href}" style="${button}">${escapeHtml(label)}</a></p>
<p style="margin:0 0 16px;font-size:14px;line-height:20px;color:${STYLES.quiet}">If the button does not work, copy this address:<br><a href="${href}" style="color:${STYLES.link};word-break:break-all">${href}</a></p>`;
}

const quietLink = ({ label, url }: { label: string; url: string }) =>
  `<p style="margin:0 0 16px;font-size:14px;line-height:20px"><a href="${escapeHtml(url)}" style="color:${STYLES.link}">${escapeHtml(label)}</a></p>`;
