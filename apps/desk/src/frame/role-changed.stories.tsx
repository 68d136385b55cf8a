import { roles } from '@hearthlight/domain/desk';
import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { RoleChanged } from './role-changed.tsx';

const meta = preview.meta({
  title: 'Frame/RoleChanged',
  component: RoleChanged,
  tags: ['experimental'],
  args: { role: 'auditor' as const },
  argTypes: { role: { control: 'select', options: roles } },
});

export const Default = meta.story();

export const Content = meta.story({
  tags: ['!autodocs'],
  play: ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('You are signed in as Auditor now.'),
});

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });
