import { factsOf, pictureUrl, type RootState } from 'shared-ui';

/** One schema.org object for search engines, without the context that `inContext` adds. */
export type Thing = { '@type': string } & Record<string, unknown>;

type Config = RootState['config'];

/** The absolute URL of a path of this site. */
export const addressOf = ({ publicUrl }: Config, path: string) => `${publicUrl}${path}`;

/** The absolute URL of a stored picture, which may be on another host. */
export function pictureOf(config: Config, path: string | null): string | undefined {
  const url = pictureUrl(path, 640);
  return url?.startsWith('/') ? addressOf(config, url) : url;
}

/** Objects for a page's head: adds the schema.org context to each. */
export const inContext = (...things: Thing[]): object[] =>
  things.map((thing) => ({ '@context': 'https://schema.org', ...thing }));

/** The organisation that makes the show. */
export const organization = ({ config, api }: Pick<RootState, 'config' | 'api'>): Thing => {
  const { company, helloMail } = factsOf({ config, api });
  return {
    '@type': 'Organization',
    '@id': addressOf(config, '/#organization'),
    name: `The ${config.productName}`,
    legalName: company,
    url: addressOf(config, '/'),
    logo: addressOf(config, '/favicon.svg'),
    email: helloMail,
  };
};

/** The site itself. */
export const website = (config: Config): Thing => ({
  '@type': 'WebSite',
  '@id': addressOf(config, '/#website'),
  name: `The ${config.productName}`,
  url: addressOf(config, '/'),
  inLanguage: 'en',
  publisher: { '@id': addressOf(config, '/#organization') },
});

/** The breadcrumbs of a page. @param trail the pages below the first one, the page itself last */
export const breadcrumbs = (config: Config, ...trail: { name: string; path: string }[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: `The ${config.productName}`, path: '/' }, ...trail].map(
    ({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: addressOf(config, path),
    }),
  ),
});

/** Collapses line breaks, which have no meaning in a description; undefined for an empty text. */
export const oneLine = (text: string | null | undefined) =>
  text?.replaceAll(/\s+/g, ' ').trim() || undefined;
