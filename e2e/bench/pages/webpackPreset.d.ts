/** The part of the preset, which is plain JavaScript, that the benches use. */
declare module 'tooling/webpack' {
  import type { Configuration } from 'webpack';

  export function spa(dir: string, entry: string, folder: string): Configuration;
  export function catalogue(dir: string, folder: string): Configuration;
}
