import { contentDirectory, loadContent } from '@hearthlight/content';
import { setFormats, usEnglish } from '@hearthlight/domain';
import { inLanguage } from '@hearthlight/words/current-language';
import { languages } from '@hearthlight/words/languages';
import { afterAll, beforeAll, expect, test } from 'vitest';

import {
  noAccountMail,
  passwordChangedMail,
  recoveryMail,
  verificationMail,
  wrongPasswordsMail as donorPasswordsMail,
} from '../../features/accounts/mails.ts';
import { accountChangedMail } from '../../features/donors/mails.ts';
import { pledgeMail, thanksMail } from '../../features/gifts/mails.ts';
import { planMail } from '../../features/plans/mails.ts';
import { receiptMail } from '../../features/receipts/mails.ts';
import { receiptText } from '../../features/receipts/receipt-text.ts';
import {
  type AccessChange,
  accessChangedMail,
  newNetworkMail,
  staffLinkMail,
  wrongFactorMail,
  wrongPasswordsMail,
} from '../../features/staff/mails.ts';
import { statementMail } from '../../features/statements/mails.ts';
import { impactUpdateMail } from '../../features/updates/mails.ts';
import { followLanguage } from '../../lib/formats.ts';
import type { Mail } from './mailer.ts';

const content = loadContent(contentDirectory({}));
const donor = { to: 'ada@example.org', firstName: 'Ada' };
const ruth = { to: 'ruth@example.org', firstName: 'Ruth Wanjiru', hasOtherOwner: true };
const update = {
  campaign: 'A deep well for the four villages of Garbatula',
  isOfCampaign: true,
  title: 'Forty days of water',
  description: 'The pump has run for forty days.\n\nWomen who walked two hours now walk ten minutes.',
  picture: '/uploads/0123456789abcdef0123456789abcdef/1600.jpg#focus=30,50',
  publicUrl: 'https://example.org',
  unsubscribe: 'https://example.org/unsubscribe/1',
};

const receipt = {
  id: 1,
  giftId: 1,
  giverKey: 'donor:1',
  number: '2025-00012',
  reverses: undefined,
  reversedBy: undefined,
  issuedOn: '2025-03-15',
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  language: null,
  cents: 5000,
  day: '2025-03-14',
  gift: { cause: 'A deep well for the four villages of Garbatula', method: 'Credit/Debit Card' },
  ledgerMonth: '2025-03',
  isMonthClosed: true,
};

const accessChanges: AccessChange[] = [
  'password',
  'factorAdded',
  'factorRemoved',
  'codesReplaced',
  'codeUsed',
  'reset',
];

const mails = (): Mail[] => [
  verificationMail(content, { ...donor, code: '04217' }),
  recoveryMail(content, { ...donor, code: '04217' }),
  noAccountMail(content, { to: donor.to }),
  passwordChangedMail(content, donor),
  donorPasswordsMail(content, donor, '2026-10-02T14:30:00Z'),
  accountChangedMail(content, donor),
  impactUpdateMail(content, { ...donor, ...update }),
  receiptMail(content, {
    to: donor.to,
    receipt: receiptText(content, 'https://hearthlight.example', receipt),
  }),
  thanksMail(content, { to: donor.to, name: 'Ada', amount: 120, day: '2026-10-02' }),
  thanksMail(content, {
    to: donor.to,
    name: 'Ada',
    amount: 25,
    day: '2026-10-02',
    order: { amount: 20, rhythm: 'monthly', last: '2027-10-01' },
  }),
  pledgeMail(content, {
    to: donor.to,
    name: null,
    amount: 120,
    pledged: 120,
    day: '2026-10-02',
    reference: 'RF79 0000 0056 0000 0375 1399',
    cause: 'A well for Garbatula',
  }),
  pledgeMail(content, {
    to: donor.to,
    name: null,
    amount: 20,
    pledged: 50,
    day: '2026-10-02',
    reference: 'RF79 0000 0056 0000 0375 1399',
    cause: 'A well for Garbatula',
  }),
  planMail(content, {
    to: donor.to,
    name: 'Ada',
    order: { amount: 20, rhythm: 'quarterly' },
    day: '2026-10-01',
    reference: 'RF79 0000 0056 0000 0375 1399',
  }),
  statementMail(content, {
    to: donor.to,
    name: 'Ada',
    year: 2025,
    total: 75,
    gifts: [
      { day: '2025-03-14', amount: 50, number: '2025-00012' },
      { day: '2025-11-03', amount: 25, number: '2025-00087' },
    ],
  }),
  staffLinkMail(content, { to: ruth.to, inviter: 'Ada', link: 'https://example.org/desk/join#1' }),
  wrongFactorMail(content, ruth),
  wrongFactorMail(content, { ...ruth, hasOtherOwner: false }),
  ...accessChanges.map((change) => accessChangedMail(content, ruth, change)),
  newNetworkMail(content, ruth, '2026-10-02T15:04:00.000Z'),
  wrongPasswordsMail(content, ruth, '2026-10-02T15:04:00.000Z'),
];

beforeAll(() => followLanguage({ currency: 'USD', languages: ['en', 'es', 'pl', 'ar'], timeZone: 'UTC' }));
afterAll(() => setFormats(() => usEnglish));

/* The files show each mail as text. English has the sentences of `packages/content/hearthlight/mails.yaml`. */
test.each(languages)('the mails in $name', async ({ tag }) => {
  const texts = inLanguage(tag, mails).map(({ kind, subject, text }) => `== ${kind} ==\n${subject}\n\n${text}`);
  await expect(texts.join('\n')).toMatchFileSnapshot(`mails.${tag}.txt`);
});

test('a mail has a title, and a link that can be followed', () => {
  const { html } = staffLinkMail(content, { to: ruth.to, inviter: 'Ada', link: 'https://x.example/?a=1&b' });
  expect(html).toContain('<title>Your link to the desk of Hearthlight</title>');
  expect(html).toMatch(/<a href="https:\/\/x\.example\/\?a=1&amp;b"[^>]*>Open the desk<\/a>/);
});

test('an impact update has its title as heading, its picture as a JPEG file, and a link to all updates', () => {
  const { html } = impactUpdateMail(content, { ...donor, ...update });
  expect(html).toMatch(/<h1[^>]*>Forty days of water<\/h1>/);
  expect(html).toContain('<img src="https://example.org/uploads/0123456789abcdef0123456789abcdef/960.jpg" alt=""');
  expect(html).toMatch(/<a href="https:\/\/example\.org\/dashboard\?pane=updates"[^>]*>See all impact updates</);
  const pictureAlt = { text: 'A "new" pump', language: 'es' } as const;
  expect(impactUpdateMail(content, { ...donor, ...update, pictureAlt }).html).toContain(
    '/960.jpg" alt="A &quot;new&quot; pump" lang="es"',
  );
  const drawing = impactUpdateMail(content, {
    ...donor,
    ...update,
    title: '',
    picture: '/pictures/well.svg',
  });
  expect(drawing.html).not.toMatch(/<img|<h1/);
  const small = { picture: update.picture.replace('1600.jpg', '300.png') };
  expect(impactUpdateMail(content, { ...donor, ...update, ...small }).html).toContain('/300.png"');
});
