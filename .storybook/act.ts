import { userEvent, type within } from 'storybook/test';

export type Canvas = ReturnType<typeof within>;

/** Pastes each value into the field with its label. Waits for the field to appear. */
export async function fill(canvas: Canvas, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(values)) {
    const field = await canvas.findByLabelText(label);
    await userEvent.clear(field);
    await userEvent.click(field);
    if (text !== '') await userEvent.paste(text);
  }
}

/** Clicks the button with this name. Waits for it to appear. */
export async function press(canvas: Canvas, name: string | RegExp): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name }));
}

/** Clicks the link with this name. Waits for it to appear. */
export async function follow(canvas: Canvas, name: string | RegExp): Promise<void> {
  await userEvent.click(await canvas.findByRole('link', { name }));
}
