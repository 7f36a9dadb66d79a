import { localServer } from 'server-kit/testing/localServer';

/** Another company's server: an analytics tag and an advertising pixel, and the requests that it received. */
export interface Company {
  origin: string;
  /** Path and query of all requests. */
  asked: string[];
  stop(): Promise<void>;
}

/** The code of a tag: it reads the page's data layer and reports its present and later entries. */
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
