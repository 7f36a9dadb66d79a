import { useProductOf } from './environment';
import { type OwnProduct, ownProduct } from './ownProduct';
import { test } from './test';

/**
 * The test for journeys that publish a programme, because all other pages must say Season 2. Each call creates a test
 * with a product of its own.
 * @param variables of that product
 */
export const ownProgramme = (variables: Record<string, string> = {}) =>
  test.extend<object, { product: OwnProduct }>({
    product: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern here
      async ({}, use) => {
        const product = await ownProduct({ DEMO: '1', ...variables });
        useProductOf(product.dataDir); // this worker has its own product, so staff commands use it
        await use(product);
        await product.stop();
      },
      { scope: 'worker', timeout: 1_800_000 },
    ],
    baseURL: async ({ product }, use) => use(product.url),
  });
