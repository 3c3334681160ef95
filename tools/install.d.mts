export const root: string;
export function ensureInstalled(): void;
export function nodeBinary(): string;
export function environment(added?: Readonly<Record<string, string>>): NodeJS.ProcessEnv;
