import { type Site, utcMoment } from '../site';
import type { Letter } from '../stored/letter';
import { userText } from '../text/userText';
import { ofAccount, wasNotMe } from './ofAccount';

interface SignIn {
  /** As in the list of devices, e.g. `Firefox on Linux`. */
  device: string;
  /** The proven factor, e.g. `the password`. */
  way: string;
  at: Date;
}

/** After a sign-in in a browser that is new to the account. */
export const newDeviceLetter = (
  site: Site,
  { name }: { name: string },
  { device, way, at }: SignIn,
): Letter => ({
  kind: 'new-device',
  ...ofAccount(site, 'A new device signed in to your account'),
  paragraphs: [
    `Hello ${userText(name)}, somebody signed in to your account from a new browser. If it was you, you do not need to do anything.`,
    'If it was not you, set a new password right away. This signs out all devices. To sign out a single device, go to Credentials in your account.',
  ],
  facts: [
    ['Device', device],
    ['When', utcMoment(at)],
    ['Signed in with', way],
  ],
  button: wasNotMe(site),
});

/** After a second factor was added, removed or renewed. */
export const factorChangedLetter = (
  site: Site,
  { name }: { name: string },
  { text, at }: { text: string; at: Date },
): Letter => ({
  kind: 'second-factor',
  ...ofAccount(site, 'The second factor of your account was changed'),
  paragraphs: [
    `Hello ${userText(name)}, your sign-in settings were changed. ${text}`,
    'If it was not you, set a new password within seven days. This signs out all devices and removes a second factor that was added in that time.',
  ],
  facts: [['When', utcMoment(at)]],
  button: wasNotMe(site),
});

/** After a sign-in, or a change, with a recovery code. */
export const recoveryCodeUsedLetter = (
  site: Site,
  { name }: { name: string },
  left: number,
): Letter => ({
  kind: 'second-factor',
  ...ofAccount(site, 'A recovery code of your account was used'),
  paragraphs: [
    `Hello ${userText(name)}, somebody used one of your recovery codes instead of your second factor.`,
    'If it was not you, set a new password right away. This signs out all devices. Then create new recovery codes.',
  ],
  facts: [['Codes left', String(left)]],
  button: wasNotMe(site),
});

/** Somebody knows the password and tries codes. */
export const codesTriedLetter = (site: Site, { name }: { name: string }): Letter => ({
  kind: 'second-factor',
  ...ofAccount(site, 'Somebody entered wrong codes for your account'),
  paragraphs: [
    `Hello ${userText(name)}, somebody who knows your password entered several wrong codes for the second factor. No code is accepted for 15 minutes.`,
    'If it was not you, set a new password now. The old one stops working, and you can sign in right away.',
  ],
  button: { label: 'Set a new password', url: `${site.publicUrl}/forgot-password` },
});
