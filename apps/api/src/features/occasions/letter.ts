import { formatDay } from '@hearthlight/domain';
import { currentLanguage } from '@hearthlight/words/current-language';
import { mails as words } from '@hearthlight/words/mails';
import { staff } from '@hearthlight/words/staff';

import { type ActionContext, ActionError } from '../../actions/action.ts';
import { markup } from '../../lib/html.ts';
import { inCurrentLanguage, type MailContent } from '../../platform/mail/messages.ts';
import { inDonorLanguage } from '../accounts/donor-language.ts';
import { todayOf } from '../books/requirements.ts';
import { paperPage, signatureOf } from '../receipts/paper.ts';
import { occasionWith } from './keep-occasion.ts';
import { giversOf } from './read-occasions.ts';

/**
 * Returns the letter for the family of an occasion as a page to print, in a language of the site, by default its first.
 * It names the givers without amounts, and only counts those who asked to stay anonymous or whose names nobody knows.
 * Throws an `ActionError` for an unknown occasion, and for a language that the site does not have.
 */
export async function letterOf(context: ActionContext, id: number, language: string | null = null): Promise<string> {
  const { database } = context;
  requireLanguage(context, language);
  const { kind, name, tell } = await occasionWith(database, id);
  const { names, unnamed } = await giversOf(database, id);
  const day = todayOf(context);
  return inDonorLanguage({ language }, context, () =>
    letterPage(context.mailing().content, {
      day,
      title: kind === 'memory' ? words.letterInMemory({ name }) : words.letterInHonor({ name }),
      to: tell.split('\n').filter((line) => line.trim() !== ''),
      names: names.toSorted(new Intl.Collator(currentLanguage()).compare),
      unnamed,
    }),
  );
}

/** Another language would silently give the family a letter in the first one. */
function requireLanguage({ languages }: Pick<ActionContext, 'languages'>, language: string | null): void {
  if (language === null || languages.some((each) => each === language)) return;
  throw new ActionError(staff.unknownLanguage, { status: 404 });
}

interface Letter {
  /** `YYYY-MM-DD` */
  day: string;
  title: string;
  /** Lines of the address. */
  to: readonly string[];
  names: readonly string[];
  /** The number of givers without a name. */
  unnamed: number;
}

function letterPage(contents: MailContent, { day, names, title, to, unnamed }: Letter): string {
  const { foundation } = inCurrentLanguage(contents);
  const { length: count } = names;
  return paperPage(contents, {
    title,
    corner: markup`<p><bdi>${formatDay(day)}</bdi></p>`,
    body: markup`<address>${to.map((line) => markup`<bdi>${line}</bdi><br>\n`)}</address>
<h1><bdi>${title}</bdi></h1>
${count > 0 ? markup`<p>${words.letterGivers({ count, foundation: foundation.name })}</p>\n<ul>${names.map((name) => markup`<li><bdi>${name}</bdi></li>\n`)}</ul>\n` : ''}${unnamed > 0 ? markup`<p>${words.letterUnnamed({ count: unnamed })}</p>\n` : ''}<p>${words.letterThanks}</p>
${signatureOf(foundation.receipt?.signature)}`,
    styles: `
address { margin-top: 2.5rem; font-style: normal }
h1 { margin: 2.5rem 0 1rem; font-size: 1.375rem; line-height: 1.3 }
p + p, ul + p { margin-top: 1rem }
ul { columns: 3 11rem; column-gap: 2rem; margin-top: 1rem; padding: 0; list-style: none }
li { break-inside: avoid; padding-block: 0.125rem }
`,
  });
}
