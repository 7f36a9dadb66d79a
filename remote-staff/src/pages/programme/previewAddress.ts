/**
 * The address at which the shell shows staff a page with the draft of the programme; all others see the published
 * version there (rule 11.47).
 * @param path of the page, without parameters
 */
export const previewAddress = (path: string): string => `${path}?programme=draft`;
