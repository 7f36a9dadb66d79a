type TextField = HTMLInputElement | HTMLTextAreaElement;

const FIELDS = 'input:not([type=checkbox], [type=radio], [type=file]), textarea';

/** The text fields of a page, in the order of the document. */
export const textFields = (page: HTMLElement): TextField[] => [
  ...page.querySelectorAll<TextField>(FIELDS),
];

/**
 * Reads what was typed into a page, or put back by the browser, before its code came: React knows only of text
 * whose input events it received.
 * @param before the fields of the document, which React replaces where somebody has changed it, such as a translator
 * @returns replays it to the code
 */
export function keepEarlyInput(page: HTMLElement, before = textFields(page)): () => void {
  const typed = before
    .map((field, at) => ({ field, at, text: field.value })) // the first one replayed empties the others
    .filter(({ field, text }) => text !== field.defaultValue);
  return () => {
    const now = textFields(page);
    for (const { field, at, text } of typed) {
      const target = field.isConnected ? field : now[at];
      if (target) retype(target, text);
    }
  };
}

function retype(field: TextField, text: string): void {
  const tell = () => field.dispatchEvent(new Event('input', { bubbles: true }));
  tell(); // hydrates the Suspense boundary it is in
  field.value = field.defaultValue; // noticed by React, which watches this property
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, text);
  tell();
}
