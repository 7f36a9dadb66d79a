export function reportStep(step: string): void;
export function secondsSinceStart(): number;
