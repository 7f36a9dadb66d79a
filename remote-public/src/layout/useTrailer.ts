import { useConfig } from 'shared-ui';

/** Where "Watch trailer" leads: the film, or the landing's trailer band while none is configured. */
export function useTrailer(): string {
  return useConfig().trailerUrl || '/#trailer';
}
