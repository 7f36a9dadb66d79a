import { DEFAULT_CONFIG, type PublicConfig } from 'contract/config';
import { address, flag, port, type readVariables, text } from 'server-kit/environment';

export const PUBLIC_VARIABLES = {
  PORT: port().default(3000),
  PRODUCT_NAME: text().default(DEFAULT_CONFIG.productName),
  PUBLIC_URL: address().optional(),
  API_URL: address().default(''),
  AUTH_URL: address().default(DEFAULT_CONFIG.authBase),
  MEDIA_PUBLIC_URL: address().default(DEFAULT_CONFIG.mediaBase),
  GOOGLE_CLIENT_ID: text().optional(),
  APPLICATIONS_OPEN: flag().default(DEFAULT_CONFIG.applicationsOpen),
  FORM_WIDGET_SCRIPT: address().optional(),
  FORM_WIDGET_STARTUP: text().default(''),
  FORM_WIDGET_MENTOR: text().default(''),
  ANALYTICS_SCRIPT: address().optional(),
  ANALYTICS_TAG: text().default(''),
  ANALYTICS_PIXEL_URL: address().optional(),
  ANALYTICS_PIXEL: text().default(''),
};

/** The settings of this deployment that every document passes to the page. */
export function publicSettings(
  given: ReturnType<typeof readVariables<typeof PUBLIC_VARIABLES>>,
): PublicConfig {
  const { FORM_WIDGET_SCRIPT: widget, ANALYTICS_SCRIPT: analytics } = given;
  const { ANALYTICS_PIXEL_URL: pixel } = given;
  return {
    productName: given.PRODUCT_NAME,
    publicUrl: given.PUBLIC_URL ?? `http://localhost:${given.PORT}`,
    apiBase: `${given.API_URL}/api`,
    authBase: given.AUTH_URL,
    mediaBase: given.MEDIA_PUBLIC_URL,
    googleEnabled: given.GOOGLE_CLIENT_ID !== undefined,
    applicationsOpen: given.APPLICATIONS_OPEN,
    formWidget: widget
      ? {
          script: widget,
          startupForm: given.FORM_WIDGET_STARTUP,
          mentorForm: given.FORM_WIDGET_MENTOR,
        }
      : null,
    analytics: analytics ? { script: analytics, tagId: given.ANALYTICS_TAG } : null,
    adPixel: pixel ? { url: pixel, id: given.ANALYTICS_PIXEL } : null,
  };
}
