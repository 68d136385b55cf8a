import type { UpdateMail } from '@hearthlight/domain/desk';
import { fn } from 'storybook/test';

import preview from '#storybook/preview';

import { resolvesTo } from '../../../../.storybook/form-result.ts';
import { aMailDocument } from './fixtures/index.ts';
import { UpdateMailPage, type UpdateMailPageProps } from './update-mail-page.tsx';

const mail: UpdateMail = {
  subject: 'News about “A deep well for the four villages of Garbatula”',
  html: aMailDocument,
  languages: ['en', 'es'],
  recipients: { all: 1240, campaign: 213 },
  is_tested: true,
};

const meta = preview.meta({
  title: 'Updates/UpdateMailPage',
  component: UpdateMailPage,
  tags: ['experimental'],
  parameters: { layout: 'fullscreen' },
  args: {
    mailing: null,
    mail,
    failed: [],
    language: 'en',
    languages: [
      { tag: 'en', name: 'English' },
      { tag: 'es', name: 'Español' },
    ],
    onLanguage: fn(),
    onRetryMails: resolvesTo({ ok: true }),
    onSend: fn<UpdateMailPageProps['onSend']>(async () => ({ ok: true })),
    onTest: resolvesTo({ ok: true }),
  },
});

export const Default = meta.story();

const mailing = (): Pick<UpdateMailPageProps, 'mailing' | 'failed'> => ({
  mailing: { sent: 208, waiting: 2, failed: 3 },
  failed: [
    { id: 'a', recipient: 'a…@example.org', reason: 'address refused: 550 unknown', can_retry: true },
    { id: 'b', recipient: 'b…@example.org', reason: 'unreachable: timed out', can_retry: true },
    { id: 'c', recipient: 'c…@example.org', reason: 'interrupted: it may have arrived', can_retry: false },
  ],
});
export const Mobile = meta.story({ args: mailing(), globals: { viewport: { value: 'phone' } } });
