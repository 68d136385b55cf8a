'use client';

/** Copies text to the clipboard. Resolves to `false` if the browser refuses, as it does on pages without HTTPS. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
