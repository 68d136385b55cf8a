// cspell:words Zelle bzelle descr
/** The texts in which banks of the United States name a payer who has no column: of ACH payments and of Zelle. */
const patterns = [
  /^orig co name:\s*(.+?)\s+(?:orig id|desc date|co entry descr|sec|trace#|eed|ind id|ind name):/i,
  /\bzelle(?:\s+(?:payment|transfer))?\s+from\s+(.+?)(?=\s+(?:on\s+\d|for\b|ref\b|conf\b|\S*\d)|\s*[;,"]|$)/i,
];

/** Returns the payer whom a long text of a bank names, or `undefined`. */
export function payerInText(text: string): string | undefined {
  for (const pattern of patterns) {
    const [, payer] = pattern.exec(text.slice(0, 500)) ?? [];
    if (payer !== undefined) return payer;
  }
  return undefined;
}
