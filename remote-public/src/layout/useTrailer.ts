import { useSite } from 'shared-ui';

/** Props of a link that leads to another place. */
interface TrailerLink {
  href: string;
  target: '_blank';
  rel: 'noopener';
}

/** Where every "Watch trailer" leads: the film, in a new tab (rule 1.40); undefined while there is none. */
export function useTrailer(): TrailerLink | undefined {
  const { season } = useSite();
  return season?.trailer ? { href: season.trailer, target: '_blank', rel: 'noopener' } : undefined;
}
