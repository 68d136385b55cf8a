import { expect, test, vi } from 'vitest';

import { createUnsavedPage } from './unsaved-page.ts';

test('starts over without asking about unsaved changes', () => {
  const assign = vi.fn<(path: string) => void>();
  vi.stubGlobal('window', { location: { assign } });
  const page = createUnsavedPage();
  page.setChanges(true);
  page.startOver('/desk/');
  expect([page.hasChanges(), assign.mock.calls]).toEqual([false, [['/desk/']]]);
  vi.unstubAllGlobals();
});
