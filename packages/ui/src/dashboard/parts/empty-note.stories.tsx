import preview from '#storybook/preview';

import { Link } from '../../components/actions/link.tsx';
import { EmptyNote } from './empty-note.tsx';

const meta = preview.meta({
  title: 'Product/Dashboard/Parts/EmptyNote',
  component: EmptyNote,
  tags: ['internal'],
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
