/**
 * Watches which fields of this page the user types into.
 * @returns a function that tells whether a field that is still on the page contains typed text
 */
export function watchUnsavedInput(): () => boolean {
  const typed = new Set<HTMLInputElement | HTMLTextAreaElement>();
  const handleInput = ({ target }: Event) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) {
      typed.add(target);
    }
  };
  document.addEventListener('input', handleInput, true); // also before hydration
  return () => {
    for (const field of typed) if (!field.isConnected) typed.delete(field);
    return [...typed].some((field) => field.value !== '');
  };
}
