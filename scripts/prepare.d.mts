export const root: string;
export const environment: NodeJS.ProcessEnv;
export function say(sentence: string): void;
export function giveUp(sentence: string): never;
export function run(command: string, args: string[], failure: string): void;
export function install(): void;
export function build(): void;
