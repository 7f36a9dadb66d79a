import { factsOf, pictureUrl, type RootState } from 'shared-ui';

/** One object of schema.org for search engines, without the context `inContext` adds. */
export type Thing = { '@type': string } & Record<string, unknown>;

type Config = RootState['config'];

/** The whole address of a path of this site. */
export const addressOf = ({ publicUrl }: Config, path: string) => `${publicUrl}${path}`;

/** The whole address of a stored picture, which may lie on another host. */
export function pictureOf(config: Config, path: string | null): string | undefined {
  const url = pictureUrl(path, 640);
  return url?.startsWith('/') ? addressOf(config, url) : url;
}

/** Things as a page's head holds them: each says whose words it uses. */
export const inContext = (...things: Thing[]): object[] =>
  things.map((thing) => ({ '@context': 'https://schema.org', ...thing }));

/** Who makes the show. */
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

/** The site itself, and how it is searched. */
export const website = (config: Config): Thing => ({
  '@type': 'WebSite',
  '@id': addressOf(config, '/#website'),
  name: `The ${config.productName}`,
  url: addressOf(config, '/'),
  inLanguage: 'en',
  publisher: { '@id': addressOf(config, '/#organization') },
});

/** Where a page stands. @param trail the pages below the first one, the page itself last */
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

/** A description's line breaks mean nothing here; a text of nothing is left out. */
export const oneLine = (text: string | null | undefined) =>
  text?.replaceAll(/\s+/g, ' ').trim() || undefined;
