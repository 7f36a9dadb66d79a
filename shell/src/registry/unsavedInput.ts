/**
 * Watches which fields of this page people type into.
 * @returns whether a field that is still on the page holds typed text, when asked
 */
export function watchUnsavedInput(): () => boolean {
  const typed = new Set<HTMLInputElement | HTMLTextAreaElement>();
  const handleInput = ({ target }: Event) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) {
      typed.add(target);
    }
  };
  document.addEventListener('input', handleInput, true); // also where React has no code yet
  return () => {
    for (const field of typed) if (!field.isConnected) typed.delete(field);
    return [...typed].some((field) => field.value !== '');
  };
}
