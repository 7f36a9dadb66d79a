import { sectionsCode } from '../../hydration/sectionsCode';

/** The code of the static sections. */
export const landingCode = sectionsCode(() => import('./sections'));
