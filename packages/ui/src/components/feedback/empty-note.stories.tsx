import preview from '#storybook/preview';

import { Link } from '../actions/link.tsx';
import { guidance } from './empty-note.guidance.ts';
import { EmptyNote } from './empty-note.tsx';

const meta = preview.meta({
  title: 'Library/Feedback/EmptyNote',
  component: EmptyNote,
  tags: ['experimental'],
  parameters: { guidance },
  args: { title: 'No updates yet', children: 'News of what donations have achieved appears here.' },
});

export const Default = meta.story({});

export const WithAction = meta.story({
  args: {
    action: (
      <Link variant="button-secondary" size="small" href="/donate-now">
        Make a donation
      </Link>
    ),
  },
});

export const LongText = meta.story({
  args: { title: 'Nothing matches ' + 'in-all-campaigns-and-updates'.repeat(6) },
  globals: { viewport: { value: 'phone' } },
});
