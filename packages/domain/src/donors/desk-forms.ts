import * as z from 'zod/mini';

import { donorCalls } from './desk-calls.ts';

/** A donor's name and address. */
export const editDonorForm = z.omit(donorCalls.editDonor.request, { based_on: true });
export type DonorEntered = z.output<typeof editDonorForm>;
