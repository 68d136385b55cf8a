/** Returns a text with a value in place of each name in braces. Names without a value stay as they are. */
export function fillTemplate(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (found, name: string) => values[name] ?? found);
}
