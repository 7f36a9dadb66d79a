import {
  type CountryCode,
  getCountryCallingCode,
  parsePhoneNumberFromString,
} from 'libphonenumber-js';

/** The countries of the programme, by the names the list of countries gives them. */
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

/** Every country with its calling code, e.g. 'Bulgaria (+359)', in the order of the alphabet. */
export function countryOptions(): { value: Country; label: string }[] {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  return COUNTRIES.map((value) => ({
    value,
    label: `${names.of(value)} (+${getCountryCallingCode(value)})`,
  })).sort((one, other) => one.label.localeCompare(other.label));
}

/** The number in E.164, '' when there is none; what is no number of that country stays as it is typed. */
export function readPhone(text: string, country: Country | ''): string {
  if (!text.trim()) return '';
  const parsed = parsePhoneNumberFromString(text, country || undefined);
  return parsed?.isValid() ? parsed.number : text;
}

/** The country a stored number belongs to; '' when it is none of the programme's. */
export function countryOf(phone: string | null | undefined): Country | '' {
  const country = phone ? parsePhoneNumberFromString(phone)?.country : undefined;
  return COUNTRIES.find((one) => one === country) ?? '';
}
