import { getPublicKey, hashes, sign, verify } from '@noble/ed25519';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256, sha512 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** Bytes of a tag: enough that no two entries share one, and half of a hash in the files that phones load. */
export const tagLength = 16;

/** Returns the SHA-256 hash of a text in hexadecimal digits. */
export const hashText = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** Returns the hash of a salted list of numbers and ASCII words, as a leaf of RFC 6962, section 2.1. */
export const hashSalted = (salt: string, content: readonly unknown[]): string =>
  bytesToHex(sha256(concatBytes(Uint8Array.of(0), hexToBytes(salt), utf8ToBytes(JSON.stringify(content)))));

/**
 * Returns the tag of an entry of a gift. Only those who know the gift's secret can compute it, and nobody can compute
 * the secret from it. `position` counts the published entries of the gift from 0.
 */
export const tagOf = (secret: string, position: number): string =>
  bytesToHex(hmac(sha256, hexToBytes(secret), utf8ToBytes(`entry ${position}`)).slice(0, tagLength));

/** A document with the Ed25519 signature of everything else in it. */
interface Signed {
  signature: string;
}

/** The bytes that are signed: the document as JSON without spaces, in the order of its schema. */
function signedBytes(document: Partial<Signed>): Uint8Array {
  // In JavaScript, because cheap phones have browsers from before Ed25519 in WebCrypto.
  hashes.sha512 = sha512;
  const { signature: _, ...content } = document;
  return utf8ToBytes(JSON.stringify(content));
}

/** Returns the Ed25519 signature of a document (RFC 8032). */
export const signatureOf = (document: object, privateKey: Uint8Array): string =>
  bytesToHex(sign(signedBytes(document), privateKey));

/** Returns the public key of a private key. */
export function publicKeyOf(privateKey: Uint8Array): string {
  hashes.sha512 = sha512;
  return bytesToHex(getPublicKey(privateKey));
}

/** Whether a parsed document has the signature of a public key. */
export const isSigned = (document: Signed, publicKey: string): boolean =>
  verify(hexToBytes(document.signature), signedBytes(document), hexToBytes(publicKey), { zip215: false });
