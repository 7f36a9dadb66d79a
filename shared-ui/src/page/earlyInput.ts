type TextField = HTMLInputElement | HTMLTextAreaElement;

const FIELDS = 'input:not([type=checkbox], [type=radio], [type=file]), textarea';

/**
 * Reads what was typed into a page, or put back by the browser, before its code came: React knows only of text
 * whose input events it received.
 * @returns replays it to the code
 */
export function keepEarlyInput(page: HTMLElement): () => void {
  const typed = [...page.querySelectorAll<TextField>(FIELDS)]
    .filter((field) => field.value !== field.defaultValue)
    .map((field) => ({ field, text: field.value })); // the first one replayed empties the others
  return () => {
    for (const { field, text } of typed) retype(field, text);
  };
}

function retype(field: TextField, text: string): void {
  const tell = () => field.dispatchEvent(new Event('input', { bubbles: true }));
  tell(); // hydrates the Suspense boundary it is in
  field.value = field.defaultValue; // noticed by React, which watches this property
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, text);
  tell();
}
