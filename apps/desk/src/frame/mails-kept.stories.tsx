import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { MailsKept } from './mails-kept.tsx';

const meta = preview.meta({
  title: 'Frame/MailsKept',
  component: MailsKept,
  tags: ['experimental'],
});

export const Default = meta.story();

export const Says = meta.story({
  tags: ['!autodocs', '!visual'],
  play: ({ canvas }) =>
    expect(canvas.getByRole('status')).toHaveTextContent(
      'No mail server is set up: mails are kept on the server and reach nobody.',
    ),
});

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });
