import { type Letter, productTitle, type Site, utcMoment } from '../letter';
import { peoplesWords } from '../peoplesWords';

interface SignIn {
  /** As the list of devices says it, e.g. `Firefox on Linux`. */
  device: string;
  /** What was proven with, e.g. `the password`. */
  way: string;
  at: Date;
}

/** After a sign-in in a browser the account does not know. */
export const newDeviceLetter = (
  site: Site,
  { name }: { name: string },
  { device, way, at }: SignIn,
): Letter => ({
  kind: 'new-device',
  subject: 'A new device signed in to your account',
  heading: 'A new device signed in to your account',
  paragraphs: [
    `Hello ${peoplesWords(name)}, somebody signed in to your account in a browser that had not been used for it before. If it was you, there is nothing to do.`,
    'If it was not you, set a new password at once: that signs out all devices. A single device is signed out in your account, under Credentials.',
  ],
  facts: [
    ['Device', device],
    ['When', utcMoment(at)],
    ['Signed in with', way],
  ],
  button: { label: 'It was not me', url: `${site.publicUrl}/forgot-password` },
  why: `You get this mail because you have an account at ${productTitle(site)}.`,
});
