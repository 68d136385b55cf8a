import zlib from 'node:zlib';

import type { FastifyCompressOptions } from '@fastify/compress';

/**
 * Options of `@fastify/compress`, which compresses text of at least 1024 bytes. The build compresses the site's files.
 * Request bodies are never decompressed, because a small one could expand beyond any limit.
 */
export const compression = {
  encodings: ['br', 'gzip'],
  globalDecompression: false,
} satisfies FastifyCompressOptions;

interface Compressors {
  brotliCompressSync: (bytes: Buffer, options: zlib.BrotliOptions) => Buffer;
  gzipSync: (bytes: Buffer, options: zlib.ZlibOptions) => Buffer;
}

/** Wraps a compressor so that it compresses each buffer only once. */
function once<Options>(compress: (bytes: Buffer, options: Options) => Buffer, onCopy: OnCopy) {
  const known = new WeakMap<Buffer, Buffer>();
  return (bytes: Buffer, options: Options): Buffer => {
    const cached = known.get(bytes);
    if (cached) return cached;
    const compressed = compress(bytes, options);
    known.set(bytes, compressed);
    onCopy(bytes, compressed);
    return compressed;
  };
}

/** Receives each compressed copy, which stays in memory as long as its source buffer. */
type OnCopy = (bytes: Buffer, copy: Buffer) => void;

/** Returns options for a route that sends the same buffers repeatedly. Each is compressed once per encoding. */
export function cachedCompression(onCopy: OnCopy = () => undefined, compressors: Compressors = zlib) {
  return {
    ...compression,
    syncThreshold: Number.POSITIVE_INFINITY,
    // 6% smaller than with the default of 4, for 1 ms more, once.
    brotliOptions: { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 6 } },
    zlib: {
      brotliCompressSync: once(compressors.brotliCompressSync, onCopy),
      gzipSync: once(compressors.gzipSync, onCopy),
    },
  } satisfies FastifyCompressOptions;
}
