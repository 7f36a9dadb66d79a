import { escapeHtml } from 'tooling/html';

/** HTML that was made by `html`. */
export class Markup {
  constructor(readonly text: string) {}
}

type Part = Markup | string | number | undefined | false | readonly Part[];

/** HTML with values in it; every value that is no markup itself is written as text. */
export function html(texts: TemplateStringsArray, ...values: Part[]): Markup {
  return new Markup(texts.map((text, at) => text + written(values[at])).join(''));
}

function written(part: Part): string {
  if (part === undefined || part === false) return '';
  if (part instanceof Markup) return part.text;
  return typeof part === 'object' ? part.map(written).join('') : escapeHtml(String(part));
}
