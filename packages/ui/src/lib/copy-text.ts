/** Puts text on the clipboard. Answers whether it is there: a browser may refuse, as it does on pages without https. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
