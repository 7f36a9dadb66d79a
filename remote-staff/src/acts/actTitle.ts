/** The name of an act as a heading: 'Time off: add' of `time-off.add`. */
export function actTitle(name: string): string {
  const [group = '', verb = ''] = name.replaceAll('-', ' ').split('.');
  return verb ? `${capital(group)}: ${verb}` : capital(group);
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
