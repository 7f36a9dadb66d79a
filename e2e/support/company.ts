import { localServer } from 'server-kit/testing/localServer';

/** Another company's server: a measuring tag and an advertising pixel, and what they were told. */
export interface Company {
  origin: string;
  /** Path and query of everything that was asked of it. */
  asked: string[];
  stop(): Promise<void>;
}

/** What a tag does: it reads the page's layer, and what is pushed there later, and reports it. */
const tag = (origin: string) => `
  const tell = (entry) => fetch('${origin}/collect?page=' + entry.page_path, { mode: 'no-cors' });
  window.dataLayer.forEach(tell);
  const push = window.dataLayer.push.bind(window.dataLayer);
  window.dataLayer.push = (...entries) => { entries.forEach(tell); return push(...entries); };
`;

export async function openCompany(): Promise<Company> {
  const asked: string[] = [];
  const { url: origin, stop } = await localServer((request, answer) => {
    asked.push(request.url!);
    answer.setHeader('content-type', 'text/javascript');
    answer.end(request.url === '/tag.js' ? tag(origin) : '');
  });
  return { origin, asked, stop };
}
