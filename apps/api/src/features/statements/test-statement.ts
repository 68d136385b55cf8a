import type { Language } from '@hearthlight/domain';
import { inLanguage } from '@hearthlight/words/current-language';
import { staff as words } from '@hearthlight/words/staff';

import { type ActionContext, ActionError, audited } from '../../actions/action.ts';
import { subjectText } from '../../actions/subject.ts';
import type { Database } from '../../database/schema.ts';
import type { StaffSession } from '../../platform/http/staff-session.ts';
import type { Mail, Mailer } from '../../platform/mail/mailer.ts';
import { testOf } from '../../platform/mail/messages.ts';
import { statementMail } from './mails.ts';

type Reader = StaffSession['staff'];

/** The year of a statement, and the language to read it in. */
interface Example {
  year: number;
  language: string | undefined;
}

/** Returns the mail with a statement to a staff member, with gifts that are made up. */
export function exampleStatement(context: ActionContext, { email, name }: Reader, example: Example): Mail {
  const { year } = example;
  const language: Language = context.languages.find((tag) => tag === example.language) ?? context.languages[0];
  const gifts = [
    { day: `${year}-03-14`, amount: 50, number: `${year}-00012` },
    { day: `${year}-11-03`, amount: 125, number: `${year}-00087` },
  ];
  const facts = { to: email, name, year, total: 175, gifts };
  return inLanguage(language, () => statementMail(context.mailing().content, facts));
}

/** Sends this mail to the staff member, who may then send statements of the year. Returns the address. */
export async function testStatement(
  context: ActionContext,
  mailer: Mailer,
  { reader, ...example }: Example & { reader: Reader },
): Promise<string> {
  await mailer.send(testOf(exampleStatement(context, reader, example), 'statement test'));
  return audited(context, 'statement test', async () => ({
    subject: subjectOf(example.year),
    detail: reader.email,
    result: reader.email,
  }));
}

/** The subject of a year's entries in the activity log. */
export const subjectOf = (year: number) => ({ kind: 'statements', id: year });

/** Whether whoever acts has got a test mail of a year: the activity log tells. */
export async function isTested(
  { staff }: Pick<ActionContext, 'staff'>,
  database: Database,
  year: number,
): Promise<boolean> {
  const test = await database
    .selectFrom('audit')
    .select('id')
    .where('subject', '=', subjectText(subjectOf(year)))
    .where('action', '=', 'statement test')
    .where('staff_id', '=', staff?.id ?? 0)
    .limit(1)
    .executeTakeFirst();
  return test !== undefined;
}

/** Throws an `ActionError` unless whoever acts in the desk has got a test mail. */
export async function requireTested(
  context: Pick<ActionContext, 'staff'>,
  database: Database,
  year: number,
): Promise<void> {
  if (await isTested(context, database, year)) return;
  throw new ActionError(words.testFirst, { status: 409 });
}
