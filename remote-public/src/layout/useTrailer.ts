import { useSite } from 'shared-ui';

/** Props of an external link. */
interface TrailerLink {
  href: string;
  target: '_blank';
  rel: 'noopener';
}

/** The target of every "Watch trailer": the film, in a new tab (rule 1.40); undefined when there is none. */
export function useTrailer(): TrailerLink | undefined {
  const { season } = useSite();
  return season?.trailer ? { href: season.trailer, target: '_blank', rel: 'noopener' } : undefined;
}
