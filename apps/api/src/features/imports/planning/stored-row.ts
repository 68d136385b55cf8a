import { importRows as words } from '@hearthlight/words/import-rows';
import * as z from 'zod';

import type { FileRow } from '../formats/read-file.ts';
import { giftEvent, importedGift, rowFacts } from '../rows/imported-gift.ts';
import { returnedPayment } from '../rows/refusal.ts';

/** What is stored of a row that waits: as it was read, and the campaign that was chosen for rows that name none. */
export interface StoredRow {
  row: FileRow;
  campaignId?: number | undefined;
}

const storedRow = z.object({
  row: z.object({
    line: z.number(),
    gift: importedGift.optional(),
    event: giftEvent.optional(),
    refusal: z.string().optional(),
    isNoGift: z.boolean(),
    returned: returnedPayment.optional(),
    facts: rowFacts.optional(),
    number: z.string().optional(),
  }),
  campaignId: z.number().optional(),
});

/** Reads a row that waits. One that another version stored in another form can only be left out. */
export function readStored({ content, number }: { content: string; number: string }): StoredRow {
  const { data } = storedRow.safeParse(JSON.parse(content));
  return data ?? { row: { line: 0, number, refusal: words.storedOtherwise, isNoGift: false } };
}
