type TextField = HTMLInputElement | HTMLTextAreaElement;

const TEXT_FIELDS = 'input:not([type=checkbox], [type=radio], [type=file]), textarea';

/** Returns the text fields of a page, in document order. */
export const textFields = (page: HTMLElement): TextField[] => [
  ...page.querySelectorAll<TextField>(TEXT_FIELDS),
];

/**
 * Reads text that was typed, or restored by the browser, before hydration: React knows only text whose input events it
 * received.
 * @param before the fields of the document: React replaces those of a page that e.g. a translator has changed
 * @returns a function that replays the text to React
 */
export function keepEarlyInput(page: HTMLElement, before = textFields(page)): () => void {
  const typed = before
    .map((field, at) => ({ at, field, text: field.value, mark: markIn(field) })) // the first one replayed empties the others
    .filter(({ field, text }) => text !== field.defaultValue);
  return () => {
    for (const { at, field, text, mark } of typed) {
      const drawn = () => (field.isConnected ? field : textFields(page)[at]);
      tell(drawn()); // hydrates the Suspense boundary it is in, or renders it again
      const target = drawn();
      if (!target) continue;
      retype(target, text);
      if (mark && target === document.activeElement) target.setSelectionRange(...mark);
    }
  };
}

/** Returns the selection; fields of type email have none. */
function markIn({ selectionStart, selectionEnd }: TextField): [number, number] | undefined {
  return selectionStart === null || selectionEnd === null
    ? undefined
    : [selectionStart, selectionEnd];
}

function retype(field: TextField, text: string): void {
  field.value = field.defaultValue; // React tracks this property
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, text);
  tell(field);
}

function tell(field: TextField | undefined): void {
  field?.dispatchEvent(new Event('input', { bubbles: true }));
}
