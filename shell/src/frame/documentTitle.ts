import { DEFAULT_CONFIG, type Head } from 'shared-ui';

/**
 * 'The {product} | {title}' unless the page rewrites it whole (rule 1.8).
 * @param productName from the configuration
 */
export function documentTitle(
  { title, rewriteTitle }: Pick<Head, 'title' | 'rewriteTitle'>,
  productName: string = DEFAULT_CONFIG.productName,
): string {
  return rewriteTitle ?? `The ${productName} | ${title}`;
}
