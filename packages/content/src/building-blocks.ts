import { withoutFocus } from '@hearthlight/domain/uploads';
import * as z from 'zod';

/** A sentence, a name or a title. A number needs quotes to be read as a text. */
export const text = z
  .string({ error: 'must be a text; put a number in quotes' })
  .trim()
  .min(1, { error: 'must not be empty' });

/** A text with names in braces, such as `{code}`, for which `fillTemplate` puts values. */
export function template({ required = [], allowed = [] }: { required?: string[]; allowed?: string[] }) {
  const known = [...required, ...allowed].map((name) => `{${name}}`);
  return text.superRefine((value, context) => {
    const add = (message: string) => context.addIssue({ code: 'custom', message });
    for (const name of required) if (!value.includes(`{${name}}`)) add(`must contain {${name}}`);
    for (const [found] of value.matchAll(/\{[^{}]*\}/g))
      if (!known.includes(found)) add(`contains ${found}; only ${known.join(', ')} can be filled in`);
  });
}

/** In the foundation's currency: dollars, not cents. */
export const amount = z.number({ error: 'must be an amount, digits only' }).min(0, { error: 'must not be below 0' });

/** What one thing costs. */
export const price = amount.gt(0, { error: 'must be above 0' });

export const year = z
  .int({ error: 'must be a year such as 2024' })
  .min(1000, { error: 'must be a year such as 2024' })
  .max(9999, { error: 'must be a year such as 2024' });

/** Months by number, for what is not delivered all year. */
export const months = z
  .array(z.int().min(1).max(12), { error: 'must be months by number such as [9, 10, 11]' })
  .min(1, { error: 'must be months by number such as [9, 10, 11]' })
  .optional();

export const day = z.iso.date({ error: 'must be a date such as 2011-11-06', abort: true });

/** An object without unknown keys, so that a misspelled key is found. */
export const fields = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: (issue) => (issue.code === 'invalid_type' ? 'must be a group of indented fields' : undefined),
  });

/** A list of at most `max` entries. It may have none: a key without a value, or a file of comments. */
export function list<Item extends z.ZodType>(item: Item, max = 100) {
  const entries = z
    .array(item, { error: 'must be a list whose entries begin with "-"' })
    .max(max, { error: `must have at most ${max} entries` });
  return z.preprocess((value) => (value === null ? [] : value), entries);
}

/** A list with at least one entry, in a part of a page that is always shown. */
export const someOf = <Item extends z.ZodType>(item: Item) =>
  list(item).refine(({ length }) => length > 0, { error: 'must have at least one entry' });

/** Adds an issue to each entry of `key` whose value an earlier entry has already. */
export function refuseRepeated(entries: readonly unknown[], key: string | undefined, context: z.RefinementCtx) {
  const seen = new Set<unknown>();
  for (const [index, entry] of entries.entries()) {
    const value = key === undefined ? entry : valueAt(entry, key);
    if (seen.has(value))
      context.addIssue({
        code: 'custom',
        path: key === undefined ? [index] : [index, key],
        message: 'must not repeat an earlier entry',
      });
    seen.add(value);
  }
}

function valueAt(entry: unknown, key: string): unknown {
  return typeof entry === 'object' && entry !== null ? Reflect.get(entry, key) : undefined;
}

/**
 * The file name of a picture of the folder. Its output is the address at which the site serves it. Frames that crop it
 * keep the point after its name, in percent: `harbor.webp#focus=30,70`.
 */
export const pictureOf = (pictures: ReadonlySet<string>) =>
  z
    .string({ error: 'must be the file name of a picture such as well.svg' })
    .refine((name) => pictures.has(withoutFocus(name)), {
      error: ({ input }) => `names the picture ${JSON.stringify(input)}, which is not in the folder "pictures"`,
    })
    .transform((name) => `/pictures/${name}`);

/** A picture with the text that screen readers read instead of it. */
export const describedPictureOf = (pictures: ReadonlySet<string>) =>
  fields({
    file: pictureOf(pictures),
    alt: text.min(20, { error: 'must describe the picture in at least 20 characters' }),
  });
