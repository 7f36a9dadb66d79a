type TextField = HTMLInputElement | HTMLTextAreaElement;

const FIELDS = 'input:not([type=checkbox], [type=radio], [type=file]), textarea';

/**
 * Tells a page whose code has just come what was typed into it before, or was put back by the
 * browser: React knows only of words it has seen being typed.
 */
export function reportEarlyInput(page: HTMLElement): void {
  const typed = [...page.querySelectorAll<TextField>(FIELDS)]
    .filter((field) => field.value !== field.defaultValue)
    .map((field) => ({ field, words: field.value })); // the first one told empties the others
  for (const { field, words } of typed) retype(field, words);
}

function retype(field: TextField, words: string): void {
  const tell = () => field.dispatchEvent(new Event('input', { bubbles: true }));
  tell(); // brings its part of the page to life
  field.value = field.defaultValue; // heard by React, which watches this property
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, words);
  tell();
}
