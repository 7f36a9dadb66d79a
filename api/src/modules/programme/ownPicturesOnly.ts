import { Picture } from 'contract/wire/programmeFields.contract';
import type { PublicLanding } from 'contract/wire/publicProgramme.contract';

/**
 * Removes pictures of other sites (rule 11.40), which the CSP would block. They may have been published before such
 * addresses were refused.
 * @returns the landing, and the removed addresses
 */
export function ownPicturesOnly(landing: PublicLanding) {
  const outside: string[] = [];
  const own = (path: string): string => {
    if (Picture.safeParse(path).success) return path;
    outside.push(path);
    return '';
  };
  const withOwnPhoto = <Person extends { photo: string }>(person: Person): Person => ({
    ...person,
    photo: own(person.photo),
  });
  return {
    outside,
    landing: {
      ...landing,
      partners: landing.partners.map((partner) => ({ ...partner, logo: own(partner.logo) })),
      founders: landing.founders.map(withOwnPhoto),
      mentors: landing.mentors.map(withOwnPhoto),
      testimonials: landing.testimonials.map(withOwnPhoto),
      // A gallery entry without its picture is removed.
      gallery: landing.gallery.filter(({ picture }) => picture === '' || own(picture) !== ''),
    },
  };
}
