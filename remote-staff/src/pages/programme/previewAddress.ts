/**
 * The address at which the shell shows staff a page as the draft of the programme has it; everybody else sees
 * what is published there (rule 11.47).
 * @param path of the page, without parameters
 */
export const previewAddress = (path: string): string => `${path}?programme=draft`;
