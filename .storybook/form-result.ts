import type { Result } from '@hearthlight/domain';
import { fn } from 'storybook/test';

/** Returns a spy for a form's `onSubmit` that resolves to `result`. */
export const resolvesTo = (result: Result) => fn(async () => result);

/** A form's `onSubmit` that stays pending. */
export const neverResolves = (): Promise<Result> => new Promise(() => {});
