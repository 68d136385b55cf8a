import { Link } from '@hearthlight/ui';

import preview from '#storybook/preview';

import { DeskMessage } from './desk-message.tsx';

const longWord = 'Donaudampfschifffahrtsgesellschaftskapitänswitwe';

const meta = preview.meta({
  title: 'Frame/DeskMessage',
  component: DeskMessage,
  tags: ['experimental'],
  args: { title: 'This link has ended', children: 'Ask whoever sent it for a new one.' },
});

export const Default = meta.story();

export const WithAction = meta.story({
  args: {
    action: (
      <Link href="/desk/" className="inline-flex min-h-11 items-center">
        To the first page
      </Link>
    ),
  },
});

export const LongText = meta.story({
  tags: ['!autodocs'],
  args: { title: `${longWord} ${longWord}`, children: `${longWord} ${longWord}` },
});
