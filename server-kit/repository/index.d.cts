export const IS_ELSEWHERE: boolean;
export const OFFERED_PACKAGES: readonly string[];
export const OWN: Readonly<Record<string, string>>;
export const ROOT: string;
export const TSC: string;
export function isLibrary(file: string): boolean;
export function packageFolder(name: string): string;
export function placeOf(file: string): string;
