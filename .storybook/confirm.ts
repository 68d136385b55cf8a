import { screen, within } from 'storybook/test';

import { type Canvas, fill, press } from './act.ts';

/** The password that stories enter. */
export const ownPassword = 'Lantern-14-Street';

/** Enters the password and presses the button of what cannot be undone. */
export async function confirm(canvas: Canvas, action: string): Promise<void> {
  await fill(canvas, { Password: ownPassword });
  await press(canvas, action);
}

/** Opens the dialog of what cannot be undone, and confirms it with the password. Returns the dialog. */
export async function pressAndConfirm(canvas: Canvas, action: string): Promise<Canvas> {
  await press(canvas, action);
  // Its name may go on with the object. Another dialog may be behind it.
  const name = (title: string) => title.startsWith(action);
  const dialog = within(await screen.findByRole('dialog', { name }));
  await confirm(dialog, action);
  return dialog;
}
