/** Messages by field name. */
export type FieldErrors = Record<string, string[]>;

/**
 * Returns the browser's validation errors with the server's messages, so that a missing field has the same message from
 * both.
 */
export function browserErrors(form: HTMLFormElement): FieldErrors {
  const inputs = [...form.elements].filter((element) => element instanceof HTMLInputElement);
  return Object.fromEntries(
    inputs
      .filter(({ validity }) => !validity.valid)
      .map((input) => [input.name, [complaint(input)]]),
  );
}

function complaint(input: HTMLInputElement): string {
  const label = (input.labels?.[0]?.textContent ?? input.name).toLowerCase();
  if (input.validity.valueMissing) return `The ${label} field is required.`;
  if (input.validity.typeMismatch) return `The ${label} must be a valid ${input.type} address.`;
  return input.validationMessage;
}

/** Returns the values of a form by field name, without files. */
export function valuesOf(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)].filter((entry) => typeof entry[1] === 'string');
  return Object.fromEntries(entries as [string, string][]);
}
