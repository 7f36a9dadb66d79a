/** Where people reach the programme. One list, so that no page says something else. */
export const MAIL = {
  hello: 'hello@venturequest.example',
  mentors: 'mentors@venturequest.example',
  investors: 'investors@venturequest.example',
  privacy: 'privacy@venturequest.example',
  legal: 'legal@venturequest.example',
} as const;

/** The company behind the programme, as its legal texts name it. */
export const COMPANY = {
  name: 'Zora Programmes OOD',
  address: '12 Primerna Street, 1000 Sofia, Bulgaria',
  register: 'Commercial Register of Bulgaria, UIC 205000001',
} as const;

/** A mail address as a link in a sentence of our copy. */
export function mailLink(address: string): string {
  return `[${address}](mailto:${address})`;
}
