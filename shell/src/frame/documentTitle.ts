import { DEFAULT_CONFIG, type Head } from 'shared-ui';

/**
 * Returns 'The {product} | {title}' unless the page replaces it completely (rule 1.8).
 * @param productName from the configuration
 */
export function documentTitle(
  { title, rewriteTitle }: Pick<Head, 'title' | 'rewriteTitle'>,
  productName: string = DEFAULT_CONFIG.productName,
): string {
  return rewriteTitle ?? `The ${productName} | ${title}`;
}
