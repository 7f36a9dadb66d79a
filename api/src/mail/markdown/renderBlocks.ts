import type { LetterBlock, Run } from 'contract/wire/letters.contract';
import { escapeHtml } from 'server-kit/html';

/** Colours of the surrounding mail. */
interface Colours {
  link: string;
  line: string;
  quiet: string;
}

/** Renders blocks as HTML with inline styles, because mail programs support little else. */
export function blocksToHtml(blocks: LetterBlock[], colours: Colours): string {
  const inline = (runs: Run[]) => runs.map((run) => runToHtml(run, colours)).join('');
  const paragraph = (runs: Run[], style = '') =>
    `<p style="margin:0 0 16px;font-size:16px;line-height:24px;${style}">${inline(runs)}</p>`;
  return blocks
    .map((block) => {
      switch (block.kind) {
        case 'heading':
          return `<h${block.level} style="margin:24px 0 12px;font-size:${block.level === 2 ? 21 : 18}px;line-height:26px;font-weight:800">${inline(block.runs)}</h${block.level}>`;
        case 'paragraph':
          return paragraph(block.runs);
        case 'list': {
          const tag = block.ordered ? 'ol' : 'ul';
          const items = block.items.map(
            (runs) => `<li style="margin:0 0 8px">${inline(runs)}</li>`,
          );
          return `<${tag} style="margin:0 0 16px;padding:0 0 0 24px;font-size:16px;line-height:24px">${items.join('')}</${tag}>`;
        }
        case 'quote': {
          const style = `color:${colours.quiet}`;
          const inside = block.paragraphs.map((runs) => paragraph(runs, style)).join('');
          return `<blockquote style="margin:0 0 16px;padding:0 0 0 16px;border-left:3px solid ${colours.line}">${inside}</blockquote>`;
        }
        default:
          return `<hr style="margin:24px 0;border:0;border-top:1px solid ${colours.line}">`;
      }
    })
    .join('\n');
}

function runToHtml({ text, bold, italic, href }: Run, { link }: Colours): string {
  let html = escapeHtml(text).replaceAll('\n', '<br>');
  if (italic) html = `<em>${html}</em>`;
  if (bold) html = `<strong>${html}</strong>`;
  return href ? `<a href="${escapeHtml(href)}" style="color:${link}">${html}</a>` : html;
}

/** Renders blocks as plain text; a link's address follows its label. */
export function blocksToText(blocks: LetterBlock[]): string {
  return blocks.map(blockToText).join('\n\n');
}

function blockToText(block: LetterBlock): string {
  switch (block.kind) {
    case 'heading':
      return runsToText(block.runs).toUpperCase();
    case 'paragraph':
      return runsToText(block.runs);
    case 'list':
      return block.items
        .map(
          (runs, at) => `${block.ordered ? `${at + 1}.` : '-'} ${indent(runsToText(runs), '  ')}`,
        )
        .join('\n');
    case 'quote':
      return block.paragraphs.map((runs) => `> ${indent(runsToText(runs), '> ')}`).join('\n>\n');
    default:
      return '---';
  }
}

/** The text of blocks on one line without formatting, for excerpts; headings and items end like sentences. */
export const blocksToLine = (blocks: LetterBlock[]): string =>
  blocks
    .flatMap(paragraphsOf)
    .map((runs) => runs.map(({ text }) => text).join(''))
    .join('\n')
    .replace(/(?<=[\p{L}\p{N}])\n/gu, '. ');

function paragraphsOf(block: LetterBlock): Run[][] {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return [block.runs];
    case 'list':
      return block.items;
    case 'quote':
      return block.paragraphs;
    default:
      return [];
  }
}

const indent = (text: string, by: string) => text.replaceAll('\n', `\n${by}`);

/** Adjacent runs with the same link become one link: `the **new** plan (https://…)`. */
function runsToText(runs: Run[]): string {
  return runs
    .map(({ text, href }, at) => {
      if (href === undefined || runs[at + 1]?.href === href) return text;
      const address = href.replace(/^mailto:/i, '');
      const message = runs.slice(0, at + 1).map((run) => (run.href === href ? run.text : '\0'));
      return message.join('').split('\0').at(-1) === address ? text : `${text} (${address})`;
    })
    .join('');
}
