import { expect, test } from 'vitest';

import { ActionError, unlessRefused } from './action.ts';

test('unlessRefused hides refusals, and no other error', async () => {
  await expect(unlessRefused(Promise.reject(new ActionError('It was paid.')))).resolves.toBeUndefined();
  await expect(unlessRefused(Promise.reject(new TypeError('x is undefined')))).rejects.toThrow(TypeError);
});
