import { sectionsCode } from '../../hydration/sectionsCode';

/** The code of the sections that only tell. */
export const landingCode = sectionsCode(() => import('./sections'));
