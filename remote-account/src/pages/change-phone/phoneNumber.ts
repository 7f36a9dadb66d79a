import {
  type CountryCode,
  getCountryCallingCode,
  parsePhoneNumberFromString,
} from 'libphonenumber-js';

/** The countries of the programme, by their names in the list of countries. */
const COUNTRIES = [
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

/** All countries with calling codes, e.g. 'Bulgaria (+359)', in alphabetical order. */
export function countryOptions(): { value: Country; label: string }[] {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  return COUNTRIES.map((value) => ({
    value,
    label: `${names.of(value)} (+${getCountryCallingCode(value)})`,
  })).sort((one, other) => one.label.localeCompare(other.label));
}

/** The number in E.164; '' when empty. A text that is not a number of that country is returned unchanged. */
export function readPhone(text: string, country: Country | ''): string {
  if (!text.trim()) return '';
  const parsed = parsePhoneNumberFromString(text, country || undefined);
  return parsed?.isValid() ? parsed.number : text;
}

/** The country of a stored number; '' when the programme does not have it. */
export function countryOf(phone: string | null | undefined): Country | '' {
  const country = phone ? parsePhoneNumberFromString(phone)?.country : undefined;
  return COUNTRIES.find((one) => one === country) ?? '';
}
