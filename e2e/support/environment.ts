import { join } from 'node:path';
import { integer, port, readVariables, text } from 'server-kit/environment';

/** The product under test: startProduct.ts has started it, or E2E_PORT and E2E_DATA_DIR name one that runs. */
export function productUnderTest() {
  const { E2E_PORT, E2E_DATA_DIR: dataDir } = readVariables(process.env, {
    E2E_PORT: port(),
    E2E_DATA_DIR: text(),
  });
  return { url: siteUrl(), apiPort: E2E_PORT + 1, dataDir, store: join(dataDir, 'store') };
}

/** Where it is, or will be. */
export const siteUrl = () =>
  `http://localhost:${readVariables(process.env, { E2E_PORT: port() }).E2E_PORT}`;

/** Above the ports of googleProduct.ts, below those a system hands out by itself; one that is set stays. */
export function choosePort(): void {
  process.env.E2E_PORT ||= String(20_000 + 2 * Math.floor(Math.random() * 6_000));
}

/** From here on, in this process, another product is under test. */
export function useProductOf(dataDir: string): void {
  process.env.E2E_DATA_DIR = dataDir;
}

/** How often a test or a measurement repeats itself. @param name of the variable */
export const rounds = (name: string, fallback: number): number =>
  readVariables(process.env, { [name]: integer(1, 10_000).default(fallback) })[name]!;

/** From here on, commands that this process starts use this browser. @param path of its program */
export function useBrowser(path: string): void {
  process.env.CHROMIUM_PATH = path;
}
