export function install(root: string, report: (step: string) => void): Promise<void>;
export function markInstalled(root: string): void;
