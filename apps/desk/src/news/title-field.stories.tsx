import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { TitleField, type TitleFieldProps } from './title-field.tsx';

/** Keeps the title, as the page does. */
function Titled({ value: initial, onChange, onEnter }: TitleFieldProps) {
  const [value, setValue] = useState(initial);
  return (
    <TitleField
      value={value}
      onEnter={onEnter}
      onChange={(title) => {
        setValue(title);
        onChange(title);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'News/TitleField',
  component: TitleField,
  tags: ['internal'],
  args: { value: 'Forty days of water in Garbatula', onChange: fn(), onEnter: fn() },
  render: (args) => <Titled key={args.value} {...args} />,
});

export const Default = meta.story();

/** A title has one line, also when it is pasted from several. */
export const OneLine = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Title' });
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste('Forty days\n of water');
    await expect(args.onChange).toHaveBeenLastCalledWith('Forty days of water');
  },
});

/** Enter leaves the title as it is and ends it. */
export const Enter = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), '{Enter}');
    await expect(args.onEnter).toHaveBeenCalledOnce();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const Invalid = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Title' });
    await userEvent.clear(field);
    await expect(field).toBeValid();
    await userEvent.tab();
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Give the article a title.');
  },
});

export const LongText = meta.story({
  args: { value: 'Forty days of water, and what the people of Garbatula did with them, '.repeat(2) },
});

// cspell:disable
export const Arabic = meta.story({ args: { value: 'أربعون يومًا من الماء في غرباتولا' } });
