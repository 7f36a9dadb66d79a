import { join } from 'node:path';
import { integer, port, readVariables, text } from 'server-kit/environment';

/** The product under test: startProduct.ts has started it, or E2E_PORT and E2E_DATA_DIR name a running one. */
export function productUnderTest() {
  const { E2E_PORT, E2E_DATA_DIR: dataDir } = readVariables(process.env, {
    E2E_PORT: port(),
    E2E_DATA_DIR: text(),
  });
  return { url: siteUrl(), apiPort: E2E_PORT + 1, dataDir, store: join(dataDir, 'store') };
}

/** Its address, also before it has started. */
export const siteUrl = () =>
  `http://localhost:${readVariables(process.env, { E2E_PORT: port() }).E2E_PORT}`;

/** Chooses a port above those of googleProduct.ts and below the system's ephemeral ports. Keeps a port that is set. */
export function choosePort(): void {
  process.env.E2E_PORT ||= String(20_000 + 2 * Math.floor(Math.random() * 6_000));
}

/** Makes another product the one under test, in this process from now on. */
export function useProductOf(dataDir: string): void {
  process.env.E2E_DATA_DIR = dataDir;
}

/** The number of repetitions of a test or measurement. @param name of the variable */
export const rounds = (name: string, fallback: number): number =>
  readVariables(process.env, { [name]: integer(1, 10_000).default(fallback) })[name]!;

/** Makes commands that this process starts from now on use this browser. @param path of its program */
export function useBrowser(path: string): void {
  process.env.CHROMIUM_PATH = path;
}
