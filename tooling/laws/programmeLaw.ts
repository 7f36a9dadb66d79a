import type { Law, Source } from './sources';

/** The programme that comes with the demo data: what it names is nobody else's to say. */
const DEMO = 'contract/demo-programme/';
/** Code of the product. */
const PRODUCT = /^(api|art|contract|delivery|remote-[a-z]+|server-kit|shared-ui|shell)\//;
/** Tests, the demo data, and the sender of mails that a deployment names itself (MAIL_FROM). */
const EXEMPT =
  /\.(test|stories)\.tsx?$|\/(testing|bench|catalogue)\/|^api\/src\/(db\/seed\/|app\/env\.ts)/;

/** People, partners, the company and its addresses, as the demo data has them. */
const NAMED = /\b(?:name|company|register|address|mail_\w+): ?'([^']{5,})'/g;
/** A season by its number, in a text; comments may give an example. */
const SEASON = /\bseason \d|array\[\d(?:, ?\d)*\]/i;
const COMMENT = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm;

/** Seasons, people and addresses of the programme are data (rule 1.7): no code names one. */
export const programmeLaw: Law = {
  name: 'programme',
  check(sources) {
    const names = namesOf(sources.filter(({ path }) => path.startsWith(DEMO)));
    return sources
      .filter(({ path }) => PRODUCT.test(path) && !EXEMPT.test(path) && !path.startsWith(DEMO))
      .flatMap(({ path, text }) => {
        const code = text.replace(COMMENT, '');
        const said = SEASON.exec(code)?.[0] ?? names.find((name) => code.includes(name));
        return said ? [{ path, message: `'${said}' is said by the programme, not in code` }] : [];
      });
  },
};

/** Seasons are found by their number, whatever they are called. */
const namesOf = (demo: Source[]): string[] =>
  demo
    .flatMap(({ text }) => [...text.matchAll(NAMED)].map(([, name]) => name!))
    .filter((name) => !SEASON.test(name));
