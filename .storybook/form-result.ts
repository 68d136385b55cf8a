import type { Result } from '@hearthlight/domain';
import { fn } from 'storybook/test';

/** A spy for a form's `onSubmit` that resolves to this result. */
export const resolvesTo = (result: Result) => fn(async () => result);

/** A form's `onSubmit` whose call stays in flight for as long as the story lasts. */
export const neverResolves = (): Promise<Result> => new Promise(() => {});
