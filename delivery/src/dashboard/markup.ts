import { escapeHtml } from 'server-kit/html';

export class Markup {
  constructor(readonly text: string) {}
}

type Child = Markup | string | number | undefined | false | readonly Child[];

/** Template tag for HTML; values that are not Markup are escaped. */
export function html(texts: TemplateStringsArray, ...values: Child[]): Markup {
  return new Markup(texts.map((text, at) => text + written(values[at])).join(''));
}

function written(part: Child): string {
  if (part === undefined || part === false) return '';
  if (part instanceof Markup) return part.text;
  return typeof part === 'object' ? part.map(written).join('') : escapeHtml(String(part));
}
