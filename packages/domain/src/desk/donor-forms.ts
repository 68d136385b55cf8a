import type * as z from 'zod/mini';

import { donorCalls } from './donor-calls.ts';

/** A donor's name and address. */
export const editDonorForm = donorCalls.editDonor.request;
export type DonorEntered = z.output<typeof editDonorForm>;
