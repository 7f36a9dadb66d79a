import { useProductOf } from './environment';
import { type OwnProduct, ownProduct } from './ownProduct';
import { expect, test as ours } from './test';

/** For journeys that publish a programme: everybody else's pages say Season 2. */
export const test = ours.extend<object, { product: OwnProduct }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern here
    async ({}, use) => {
      const product = await ownProduct({
        DEMO: '1',
        FORM_WIDGET_SCRIPT: 'https://forms.example.org/embed.js',
      });
      useProductOf(product.dataDir); // a worker of its own: staff are here
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 1_800_000 },
  ],
  baseURL: async ({ product }, use) => use(product.url),
});

export { expect };
