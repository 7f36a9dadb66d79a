export const IS_INSTALLED: boolean;
export const PUBLISHED_PACKAGES: readonly string[];
export const WORKSPACES: Readonly<Record<string, string>>;
export const ROOT: string;
export const TSC: string;
export function isLibrary(file: string): boolean;
export function packageFolder(name: string): string;
export function placeOf(file: string): string;
