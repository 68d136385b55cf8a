'use client';

import { type ComponentType, useEffect, useState } from 'react';

import { whenOnline } from '../lib/when-online.ts';
import type { VerifyEmailFormProps } from './verify-email-form.tsx';

const load = async () => (await whenOnline(() => import('./verify-email-form.tsx'))).VerifyEmailForm;

/**
 * Loads `VerifyEmailForm` as `CodeForm`, which the first step of a page does not need. With `atOnce` it loads when the
 * page mounts, otherwise when `loadCodeForm` is called.
 */
export function useCodeForm(atOnce = false) {
  const [CodeForm, setCodeForm] = useState<ComponentType<VerifyEmailFormProps>>();
  useEffect(() => {
    if (!atOnce) return;
    // If it fails to load, the step stays empty until the next reload.
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
