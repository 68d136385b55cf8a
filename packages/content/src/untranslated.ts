/**
 * Returns the source of a value in which `untranslated()` is around each text that is as in `original`, the same value
 * in the default language.
 */
export function sourceOf(own: unknown, original: unknown): string {
  if (typeof own === 'string') {
    const text = JSON.stringify(own);
    return own === original && isText(own) ? `untranslated(${text})` : text;
  }
  if (Array.isArray(own))
    return `[${own.map((entry: unknown, index) => sourceOf(entry, partOf(original, index))).join()}]`;
  if (typeof own !== 'object' || own === null) return JSON.stringify(own);
  const fields = Object.entries(own).filter(([, value]) => value !== undefined);
  return `{${fields.map(([name, value]) => `${JSON.stringify(name)}:${sourceOf(value, partOf(original, name))}`).join()}}`;
}

/** Texts have letters, and are neither paths nor addresses. */
const isText = (value: string) => /\p{L}/u.test(value) && !/^\/|^https?:|^\S+@\S+$/.test(value);

const partOf = (value: unknown, key: string | number): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
