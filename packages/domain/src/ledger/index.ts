/** The ledger that anyone can check: its documents, its Merkle tree, and the check of a statement. */
export * from './check-statement.ts';
export * from './documents.ts';
export { fromHex, merkleTree, type Sha256, toHex } from './merkle.ts';
export * from './proven-lines.ts';
