import { contentDirectory, loadContent } from '@hearthlight/content';
import { inLanguage } from '@hearthlight/words/current-language';
import { languages } from '@hearthlight/words/languages';
import { expect, test } from 'vitest';

import type { Mail } from './mailer.ts';
import {
  accountChangedMail,
  impactUpdateMail,
  noAccountMail,
  passwordChangedMail,
  recoveryMail,
  verificationMail,
} from './messages.ts';

const content = loadContent(contentDirectory({}));
const donor = { to: 'ada@example.org', firstName: 'Ada' };
const update = {
  campaign: 'A deep well for the four villages of Garbatula',
  isOfCampaign: true,
  title: 'Forty days of water',
  description: 'The pump has run for forty days.\n\nWomen who walked two hours now walk ten minutes.',
  unsubscribe: 'https://example.org/unsubscribe/1',
};

const mails = (): Mail[] => [
  verificationMail(content, { ...donor, code: '04217' }),
  recoveryMail(content, { ...donor, code: '04217' }),
  noAccountMail(content, { to: donor.to }),
  passwordChangedMail(content, donor),
  accountChangedMail(content, donor),
  impactUpdateMail(content, { ...donor, ...update }),
];

/* The files show each mail as text. English has the sentences of `packages/content/hearthlight/mails.yaml`. */
test.each(languages)('the mails in $name', async ({ tag }) => {
  const texts = inLanguage(tag, mails).map(
    ({ kind, subject, text }) => `== ${kind} ==\n${subject}\n\n${text}`,
  );
  await expect(texts.join('\n')).toMatchFileSnapshot(`mails.${tag}.txt`);
});
