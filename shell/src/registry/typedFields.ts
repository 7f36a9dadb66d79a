/**
 * Watches which fields of this page people type into.
 * @returns a question: does a field that is still on the page hold words somebody typed?
 */
export function watchTypedFields(): () => boolean {
  const typed = new Set<HTMLInputElement | HTMLTextAreaElement>();
  document.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) {
      typed.add(target);
    }
  });
  return () => {
    for (const field of typed) if (!field.isConnected) typed.delete(field);
    return [...typed].some((field) => field.value !== '');
  };
}
