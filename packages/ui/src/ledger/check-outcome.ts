import type { StatementCheck } from '@hearthlight/domain/ledger';

/** The result of a check. `unsupported` means that the browser cannot calculate hashes. */
export type CheckOutcome = StatementCheck | { status: 'unsupported' };
