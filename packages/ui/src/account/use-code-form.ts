import { type ComponentType, useEffect, useState } from 'react';

import { whenOnline } from '../lib/when-online.ts';
import type { VerifyEmailFormProps } from './verify-email-form.tsx';

const load = async () => (await whenOnline(() => import('./verify-email-form.tsx'))).VerifyEmailForm;

/**
 * `CodeForm` is `VerifyEmailForm` once `loadCodeForm` has loaded its code: the first step of a page does without it.
 * With `atOnce` it loads when the page mounts.
 */
export function useCodeForm(atOnce = false) {
  const [CodeForm, setCodeForm] = useState<ComponentType<VerifyEmailFormProps>>();
  useEffect(() => {
    if (!atOnce) return;
    // Without its code the step stays empty; another reload tries again.
    load().then(
      (form) => setCodeForm(() => form),
      () => undefined,
    );
  }, [atOnce]);
  async function loadCodeForm(): Promise<void> {
    const form = await load();
    setCodeForm(() => form);
  }
  return { CodeForm, loadCodeForm };
}
