import { deskRules as words } from '@hearthlight/words/desk-rules';
import * as z from 'zod/mini';

import type { Upload } from '../calls/call.ts';
import { formats } from '../languages/formats.ts';
import { limits } from '../limits.ts';
import { formatMoney, toCents } from '../money/money.ts';
import { parseMoney } from '../money/parse-money.ts';
import { typedMoney } from '../money/typed-money.ts';
import { occasionLimits } from '../occasions/entities.ts';
import { withoutFocus } from '../pictures/uploads.ts';
import { roles } from '../staff/roles.ts';
import { plainText } from '../text/plain-text.ts';

/** Rules of the desk's forms, which the server shares. Each trims its input. Lengths are in characters. */

/** The orders of a list of amounts. */
export const listOrders = ['newest', 'oldest', 'largest', 'smallest'] as const;
export type ListOrder = (typeof listOrders)[number];

/** Upper limits of the desk's fields. */
export const deskLimits = {
  line: 200,
  /** HTML of an article. Longer than any article, shorter than the server's limit of a request. */
  detail: 400_000,
  description: 20_000,
  holdWords: 500,
  holdWord: 100,
  passkeyLabel: 60,
  /** The reason of a change of the books, and the cause of a gift. */
  reason: 500,
  /** Comments in one request. */
  bulk: 200,
  /** Rows of a page of a list. */
  page: 50,
  /** Bytes of an uploaded picture. */
  pictureBytes: 20 * 1024 * 1024,
} as const;

/** Returns the sentence of a failed check. */
type Sentence = () => string;

const line = (error: Sentence, least = 1, most: number = deskLimits.line, missing = error) =>
  z
    .string({ error })
    .check(
      z.trim(),
      z.minLength(least, { error: missing }),
      z.maxLength(most, { error, abort: true }),
      z.regex(/^\P{Cc}*$/u, { error }),
    );

/** The name of a staff member, which revisions and the activity log show. */
export const staffName = line(() => words.nameRule, limits.name.min, limits.name.max);
export const role = z.enum(roles);

/** A code of an authenticator app: six digits of any script. Spaces are removed. */
export const totpCode = z.string({ error: () => words.totpRule }).check(
  z.overwrite((typed) => plainText(typed).replaceAll(' ', '')),
  z.regex(/^\d{6}$/, { error: () => words.totpRule }),
);
/** A recovery code, `k3t9x-7wq2m`. Case, spaces and the hyphen do not matter. */
export const recoveryCode = z.string({ error: () => words.recoveryRule }).check(
  z.overwrite((typed) => typed.replaceAll(/[\s-]/g, '').toLowerCase()),
  z.regex(/^[a-z\d]{10}$/, { error: () => words.recoveryRule }),
);

/** Encrypts a backup. Its length makes guessing hopeless. */
export const passphrase = z
  .string({ error: () => words.passphraseRule })
  .check(
    z.minLength(12, { error: () => words.passphraseRule }),
    z.maxLength(200, { error: () => words.passphraseRule }),
  );

/** The title of an article to create or publish. `.` and `..` cannot be used in an address. */
export const articleTitle = line(() => words.titleRule).check(
  z.refine((title) => !/^\.{1,2}$/.test(title), { error: () => words.titleRule }),
);
/** A line that a saved, unpublished text may leave empty. */
export const draftLine = line(() => words.lineRule, 0);
/** HTML of an article that a saved, unpublished text may leave empty. */
export const draftDetail = z
  .string({ error: () => words.textMissing })
  .check(z.maxLength(deskLimits.detail, { error: () => words.textTooLong }));
/** HTML of an article. */
const detail = draftDetail.check(z.minLength(1, { error: () => words.textMissing }));
/** The sentence for a line that is missing. */
export const lineMissing: Sentence = () => words.lineMissing;
/** A line of a campaign or an update. */
export const requiredLine = line(() => words.lineRule, 1, deskLimits.line, lineMissing);
export const description = z
  .string({ error: () => words.descriptionRule })
  .check(
    z.trim(),
    z.minLength(1, { error: () => words.descriptionRule }),
    z.maxLength(deskLimits.description, { error: () => words.descriptionRule }),
  );
/** Media types of pictures that can be uploaded. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

export const pictureUpload: Upload = {
  types: pictureTypes,
  bytes: deskLimits.pictureBytes,
  wrongType: () => words.pictureRefused,
  tooLarge: () => words.pictureRefused,
};

/** A file as a browser knows it. */
interface ChosenFile {
  size: number;
  type: string;
}

/** Returns what is wrong with a file that shall be uploaded, as a sentence. The server checks its content too. */
export function fileProblem(upload: Upload, { size, type }: ChosenFile): string | undefined {
  if (!upload.types.includes(type)) return upload.wrongType();
  return size > upload.bytes ? upload.tooLarge() : undefined;
}

/** Returns what is wrong with a picture that shall be uploaded, as a sentence. */
export const pictureFileProblem = (file: ChosenFile): string | undefined => fileProblem(pictureUpload, file);

/** Encodes the name of a file for a header, whose characters are those of ASCII. */
export const encodeFileName = (name: string): string => encodeURIComponent(name.toWellFormed());

/** Returns a name as it was before `encodeFileName`. Any other text stays as it is. */
function decodeFileName(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}

/** Returns the name of a file without control characters, such as those that turn the direction of a text. */
export const cleanFileName = (name: string): string => name.replace(/\p{C}+/gu, ' ').trim();

/** The name of an uploaded file from a header. */
export const fileNameHeader = z.string().check(
  z.overwrite((encoded) => cleanFileName(decodeFileName(encoded))),
  z.maxLength(deskLimits.line),
);
/** A day, `YYYY-MM-DD`. */
export const day = z.iso.date({ error: () => words.dayRule });

const longText = (error: Sentence) =>
  z.string({ error }).check(z.trim(), z.minLength(1, { error }), z.maxLength(deskLimits.reason, { error }));

/** The reason of a change in the books. */
export const reason = longText(() => words.reasonRule);
/** The cause of a gift. */
export const cause = longText(() => words.causeRule);
/** The cause of a gift that may be the title of its campaign. Empty for that. */
export const optionalCause = z
  .string()
  .check(z.trim(), z.maxLength(deskLimits.reason, { error: () => words.causeRule }));
/** Whom to tell about a gift in memory or in honor of somebody: a name, an address or both, in any number of lines. */
export const tell = z.string().check(z.trim(), z.maxLength(occasionLimits.tell, { error: () => words.tellRule }));
/** How an amount is written in the current language, such as `1,234.50`. */
const exampleAmount = () => formatMoney(1234.5, { ...formats(), money: '#' });

/** An amount of more than nothing, as typed. Its value is in minor units. What it cannot read is shown how to write. */
export const typedAmount = typedMoney((typed) =>
  typed === '' || parseMoney(typed) !== undefined ? words.amountRule : words.amountUnread({ example: exampleAmount() }),
);
/** An amount of a call, in the currency's major unit. Its value is in minor units. */
export const positiveAmount = z.pipe(
  z.number().check(z.positive()),
  z.transform((amount) => toCents(amount)),
);
/** The desk's answers add a focus to pictures, which entries do not store. */
const storedAddress = z.overwrite(withoutFocus);
/** A chosen picture. */
export const pictureAddress = line(() => words.pictureRule).check(storedAddress);
/** A picture that a saved, unpublished text may lack. */
export const draftPicture = draftLine.check(storedAddress);
/** A day that may be left empty. */
export const optionalDay = z.union([z.literal(''), day]);

/** The fields of a translation of an article, which is public as soon as it is saved. */
export const translationFields = {
  title: articleTitle,
  tags: requiredLine,
  cover_image_description: draftLine,
  detail,
};
