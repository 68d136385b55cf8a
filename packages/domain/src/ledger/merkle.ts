/** SHA-256, provided by the browser or the server. */
export type Sha256 = (bytes: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>>;

/** Bytes of a SHA-256 hash. */
export const hashLength = 32;

/** RFC 6962, section 2.1: hashes of leaves and of nodes have different prefixes, so that neither can pass for the other. */
const leafPrefix = 0x00;
const nodePrefix = 0x01;

function joined(...parts: readonly (Uint8Array | readonly number[])[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    bytes.set(part, offset);
    offset += part.length;
  }
  return bytes;
}

/** Returns the hash of a leaf with this content. */
export const hashLeaf = (sha256: Sha256, ...content: readonly Uint8Array[]) =>
  sha256(joined([leafPrefix], ...content));

const hashNode = (sha256: Sha256, left: Uint8Array, right: Uint8Array) =>
  sha256(joined([nodePrefix], left, right));

type Hash = Uint8Array<ArrayBuffer>;

/** A Merkle tree over hashes of leaves, in the shape of RFC 6962. */
export interface MerkleTree {
  root: Hash;
  /** Returns the audit path of the leaf at an index, from the leaf's sibling up (RFC 6962, section 2.1.1). */
  proofOf: (index: number) => Hash[];
}

/** Builds the tree. The root without leaves is the hash of an empty string. */
export async function merkleTree(sha256: Sha256, leaves: readonly Hash[]): Promise<MerkleTree> {
  const levels = [leaves];
  let level = leaves;
  while (level.length > 1) {
    level = await levelAbove(sha256, level);
    levels.push(level);
  }
  return {
    root: level[0] ?? (await sha256(new Uint8Array())),
    proofOf: (index) =>
      levels.flatMap((hashes, height) => {
        const sibling = hashes[Math.floor(index / 2 ** height) ^ 1];
        return sibling ? [sibling] : [];
      }),
  };
}

/** The last node of an odd level moves up unchanged, which gives the same tree as the RFC's split at a power of two. */
async function levelAbove(sha256: Sha256, level: readonly Hash[]): Promise<Hash[]> {
  const pairs = Array.from({ length: Math.ceil(level.length / 2) }, (_, index) =>
    level.slice(2 * index, 2 * index + 2),
  );
  return Promise.all(
    pairs.map(async ([left = new Uint8Array(), right]) => (right ? hashNode(sha256, left, right) : left)),
  );
}

/** The proof that a leaf is in a tree. */
export interface InclusionProof {
  /** The hash of the leaf. */
  leaf: Uint8Array;
  index: number;
  /** The number of leaves in the tree. */
  size: number;
  path: readonly Uint8Array[];
}

/** Whether a proof leads to a root (RFC 9162, section 2.1.3.2). */
export async function isIncluded(
  sha256: Sha256,
  { index, leaf, path, size }: InclusionProof,
  root: Uint8Array,
): Promise<boolean> {
  if (index < 0 || index >= size) return false;
  let [first, last, hash] = [index, size - 1, leaf];
  for (const sibling of path) {
    if (last === 0) return false;
    if (first % 2 === 1 || first === last) {
      hash = await hashNode(sha256, sibling, hash);
      while (first % 2 === 0 && first !== 0) [first, last] = [first / 2, Math.floor(last / 2)];
    } else {
      hash = await hashNode(sha256, hash, sibling);
    }
    [first, last] = [Math.floor(first / 2), Math.floor(last / 2)];
  }
  return last === 0 && toHex(hash) === toHex(root);
}

/** Returns bytes as lower-case hexadecimal digits. */
export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Returns the bytes of hexadecimal digits. */
export const fromHex = (hex: string): Hash =>
  Uint8Array.from(hex.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));

/** Returns JSON as bytes. Escapes characters beyond ASCII, so that the bytes do not depend on an encoding. */
export function jsonBytes(value: unknown): Uint8Array {
  const text = JSON.stringify(value).replace(
    /[^\0-\x7f]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}
