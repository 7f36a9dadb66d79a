import { useSite } from 'shared-ui';

/** Props of a link that leads to another place. */
interface TrailerLink {
  href: string;
  target?: '_blank';
  rel?: 'noopener';
}

/**
 * Where every "Watch trailer" leads: the film, always in a new tab (rule 1.40), or the landing's
 * section about the trailer while the season has none.
 */
export function useTrailer(): TrailerLink {
  const { season } = useSite();
  return season?.trailer
    ? { href: season.trailer, target: '_blank', rel: 'noopener' }
    : { href: '/#trailer' };
}
