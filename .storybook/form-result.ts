import type { Result } from '@hearthlight/domain';
import { fn } from 'storybook/test';

import { inCode, resolving } from './shown-code.ts';

/** Returns a spy for a form's `onSubmit` that resolves to `result`. */
export const resolvesTo = (result: Result) =>
  resolving(
    fn(async () => result),
    result,
  );

/** A form's `onSubmit` that stays pending. */
export const neverResolves = inCode(
  (): Promise<Result> => new Promise(() => {}),
  'async () => new Promise(() => undefined)',
);
