import { userEvent, type within } from 'storybook/test';

export type Canvas = ReturnType<typeof within>;

/** Pastes each value into the field of its label, as soon as that is there. */
export async function fill(canvas: Canvas, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(values)) {
    const field = await canvas.findByLabelText(label);
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste(text);
  }
}

export async function press(canvas: Canvas, name: string | RegExp): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name }));
}

export async function follow(canvas: Canvas, name: string | RegExp): Promise<void> {
  await userEvent.click(await canvas.findByRole('link', { name }));
}
