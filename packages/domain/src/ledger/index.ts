/** The ledger that anyone can check: its documents, their hashes and signatures, and the check of a statement. */
export * from './check-statement.ts';
export * from './documents.ts';
export * from './hashing.ts';
export * from './sample-statement.ts';
