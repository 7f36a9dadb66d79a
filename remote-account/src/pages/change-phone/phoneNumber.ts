import {
  type CountryCode,
  getCountryCallingCode,
  parsePhoneNumberFromString,
} from 'libphonenumber-js';

/** The countries of the programme, by the names the list of countries gives them. */
export const COUNTRIES = [
  'AL',
  'BA',
  'BG',
  'CY',
  'GR',
  'HR',
  'ME',
  'MK',
  'RO',
  'RS',
  'SI',
  'TR',
  'XK',
] as const satisfies readonly CountryCode[];

export type Country = (typeof COUNTRIES)[number];

/** Every country with its calling code, e.g. 'Bulgaria (+359)', in the order of the alphabet. */
export function countryOptions(): { value: Country; label: string }[] {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  return COUNTRIES.map((value) => ({
    value,
    label: `${names.of(value)} (+${getCountryCallingCode(value)})`,
  })).sort((one, other) => one.label.localeCompare(other.label));
}

/** The number in E.164, '' when there is none, or what is wrong with it. */
export function readPhone(
  text: string,
  country: Country | '',
): { phone: string } | { fault: string } {
  if (!text.trim()) return { phone: '' };
  const parsed = parsePhoneNumberFromString(text, country || undefined);
  if (parsed?.isValid()) return { phone: parsed.number };
  if (!country && !text.trim().startsWith('+')) {
    return { fault: 'Choose the country, or begin with + and the country code, e.g. +359…' };
  }
  return { fault: 'This is not a phone number of that country.' };
}

/** The country a stored number belongs to; '' when it is none of the programme's. */
export function countryOf(phone: string | null | undefined): Country | '' {
  const country = phone ? parsePhoneNumberFromString(phone)?.country : undefined;
  return COUNTRIES.find((one) => one === country) ?? '';
}
