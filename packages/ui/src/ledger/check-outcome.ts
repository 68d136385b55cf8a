import type { StatementCheck } from '@hearthlight/domain/ledger';

/** What a check found; `unsupported` where the browser cannot calculate hashes. */
export type CheckOutcome = StatementCheck | { status: 'unsupported' };
