import { escapeHtml, standalonePagePolicy } from 'server-kit/html';

interface Confirmation {
  title: string;
  /** Address of the site. */
  home: string;
  /** The question, or the current state. */
  text: string;
  /** Label of the button; left out when there is nothing to do. */
  button?: string;
}

const STYLE = `body{margin:0;background:#150A14;color:#FFF6EE;font:400 18px/1.5 'Sofia Sans',system-ui,sans-serif}
main{max-inline-size:34rem;margin:12vh auto;padding:28px}
h1{font-size:28px;line-height:1.25}
button,a.home{display:inline-block;min-block-size:48px;padding:0 24px;border:0;border-radius:10px;font:700 16px/48px inherit;font-family:inherit;color:#1B0A14;background:linear-gradient(100deg,#FF5A3C,#FF8126 48%,#FFB627);cursor:pointer;text-decoration:none}
:focus-visible{outline:3px solid #FFD37A;outline-offset:3px}`;

/** A confirmation page loads nothing and has no script, only inline styles. */
export const CONFIRMATION_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
  'content-security-policy': standalonePagePolicy(STYLE),
};

/** A question with one button; the form posts to the page's own address. */
export function confirmationPage({ title, home, text, button }: Confirmation): string {
  const next = button
    ? `<form method="post" enctype="multipart/form-data"><button>${escapeHtml(button)}</button></form>`
    : `<a class="home" href="${escapeHtml(home)}">${escapeHtml(title)}</a>`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(`${title} | ${text}`)}</title><style>${STYLE}</style></head>
<body><main><p>${escapeHtml(title)}</p><h1>${escapeHtml(text)}</h1>${next}</main></body></html>`;
}
