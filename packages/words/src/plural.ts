/** The texts of one plural, by CLDR category or by exact number (`=0`). */
export type PluralForms = Readonly<Record<string, string>> & { readonly other: string };

/** Returns the text for a number. `categoryOf` is the plural rule of the language. */
export const plural = (count: number, categoryOf: (count: number) => string, forms: PluralForms): string =>
  forms[`=${count}`] ?? forms[categoryOf(count)] ?? forms.other;
