import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { Button } from '../actions/button.tsx';
import { guidance } from './field-group.guidance.ts';
import { FieldGroup } from './field-group.tsx';
import { Field } from './field.tsx';

const action = (
  <Button variant="quiet" size="small">
    Use my details
  </Button>
);

const meta = preview.meta({
  title: 'Library/Forms/FieldGroup',
  component: FieldGroup,
  tags: ['experimental'],
  parameters: { guidance },
  args: {
    title: 'About you',
    children: (
      <>
        <Field label="Full name" />
        <Field label="E-mail address" />
      </>
    ),
  },
});

export const Default = meta.story({ tags: ['matrix'] });

export const Content = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'About you' })).toContainElement(canvas.getByLabelText('Full name'));
  },
});

export const WithAnAction = meta.story({
  args: { action },
});

export const LongText = meta.story({
  args: {
    title: 'What you need, and what it takes until it is done',
    action,
  },
});
