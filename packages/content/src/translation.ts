import type { Path } from './yaml-file.ts';

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns the values of a file with those of its translation in their place: field by field in groups, entry by entry
 * in lists. What the translation leaves out stays.
 */
export function mergeTranslation(source: unknown, translation: unknown): unknown {
  if (!isWritten(translation)) return source;
  if (Array.isArray(source) && Array.isArray(translation))
    return source.map((entry: unknown, index) => mergeTranslation(entry, translation[index]));
  if (!isGroup(source) || !isGroup(translation)) return translation;
  const translated = Object.entries(translation).map(
    ([key, value]) => [key, mergeTranslation(source[key], value)] as const,
  );
  return { ...source, ...Object.fromEntries(translated) };
}

/** Returns the paths of entries that a translation has beyond the end of a list. */
export function addedEntries(source: unknown, translation: unknown, path: Path = []): Path[] {
  if (Array.isArray(source) && Array.isArray(translation))
    return translation.flatMap((entry: unknown, index) => {
      const at = [...path, index];
      return index < source.length ? addedEntries(source[index], entry, at) : [at];
    });
  if (!isGroup(source) || !isGroup(translation)) return [];
  return Object.entries(translation).flatMap(([key, value]) => addedEntries(source[key], value, [...path, key]));
}

/** Fields that are names, codes, figures or addresses, which are the same in every language. */
const untranslated = new Set(
  'address bankAccount billApproval currency date figure financeEmail gender languages name paymentLinks paymentProviders phone product registration social supportEmail timeZone updated value'.split(
    ' ',
  ),
);
const isPictureName = (text: string) => /^\S+\.(?:avif|jpe?g|png|svg|webp)$/i.test(text);

/** Returns the paths of the texts of a file that its translation leaves out. */
export function missingTexts(source: unknown, translation: unknown, path: Path = []): Path[] {
  if (typeof source === 'string') return isWritten(translation) || isPictureName(source) ? [] : [path];
  if (typeof source !== 'object' || source === null) return [];
  return Object.entries(source).flatMap(([key, value]) =>
    untranslated.has(key) ? [] : missingTexts(value, valueOf(translation, key), [...path, key]),
  );
}

const isWritten = (value: unknown) => value !== undefined && value !== null;

const valueOf = (values: unknown, key: string): unknown =>
  typeof values === 'object' && values !== null ? Reflect.get(values, key) : undefined;
