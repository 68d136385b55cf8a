import * as z from 'zod/mini';

import { instant } from '../calls/fields.ts';

const percent = z.number().check(z.int(), z.minimum(0), z.maximum(100));

/** The point of a picture that stays visible when it is cropped, in percent from the left and from the top. */
export const focus = z.object({ x: percent, y: percent });

/** An uploaded picture. */
export const deskPicture = z.object({
  /** The address of its widest file. `pictureSources` returns the others. */
  address: z.string(),
  /** All its files together. */
  bytes: z.number(),
  uploaded_at: instant,
  /** The alternative text that a new use of the picture starts with. Empty if there is none. */
  alt: z.string(),
  focus,
  /** The name of the file it was uploaded as. Empty if unknown. */
  name: z.string(),
  /** Another picture has replaced it: it stays as an earlier version. */
  is_replaced: z.boolean(),
  used_by: z.array(z.object({ kind: z.enum(['news', 'campaign', 'update']), id: z.number(), title: z.string() })),
});
export type DeskPicture = z.output<typeof deskPicture>;
