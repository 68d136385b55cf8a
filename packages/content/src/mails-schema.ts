import type * as z from 'zod';

import { fields, template } from './building-blocks.ts';

/** Names that every mail may contain in braces. */
const facts = ['product', 'name', 'supportEmail'];

/** `mails.yaml` */
export const mailsSchema = fields({
  greeting: template({ required: ['firstName'], allowed: facts }).optional(),
  greetingWithoutName: template({ allowed: facts }).optional(),
  signUpCode: codeMail().optional(),
  recoveryCode: codeMail().optional(),
  noAccount: mail().optional(),
  passwordChanged: mail().optional(),
  accountChanged: mail().optional(),
  impactUpdate: mail(['campaign']).optional(),
});

/** The foundation's own sentences of mails, with names in braces. Those of the catalogs replace what it leaves out. */
export type Mails = z.output<typeof mailsSchema>;

/** A mail whose subject has the code, so that notifications show it. */
function codeMail() {
  return fields({
    subject: template({ required: ['code'], allowed: facts }),
    before: template({ allowed: facts }),
    after: template({ required: ['minutes'], allowed: facts }),
  });
}

function mail(more: readonly string[] = []) {
  const allowed = [...facts, ...more];
  return fields({
    subject: template({ allowed }),
    before: template({ allowed }),
    after: template({ allowed }),
  });
}
