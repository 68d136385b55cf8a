import * as z from 'zod/mini';

/** The money of the last months, the oldest first and the current one last. */
export const deskMoney = z.object({
  months: z.array(
    z.object({
      /** `YYYY-MM` */
      month: z.string(),
      /** Gifts less refunds, in the foundation's currency. */
      received: z.number(),
      /** Paid bills. */
      paid: z.number(),
    }),
  ),
});
export type DeskMoney = z.output<typeof deskMoney>;
