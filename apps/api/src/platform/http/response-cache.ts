import { currentLanguage } from '@hearthlight/words/current-language';
import { LRUCache } from 'lru-cache';

import { entityTag } from './etag.ts';

/** Maximum bytes of cached responses, including compressed copies. */
const defaultMaxBytes = 16 * 1024 * 1024;

/** A cached response. */
export interface CachedResponse {
  body: Buffer;
  etag: string;
  headers: Readonly<Record<string, string>>;
}

interface Entry extends CachedResponse {
  /** Bytes of the body and its compressed copies. */
  size: number;
}

/**
 * Caches responses that are the same for everyone. Each request reads the current version of the underlying data, so
 * that no process sends an outdated response. When the cache is full, drops the least recently requested responses.
 */
export class ResponseCache {
  readonly #readVersion: () => Promise<string | number>;
  readonly #entries: LRUCache<string, Entry>;
  #version: string | number | undefined;
  #pending = new Map<string, Promise<Entry>>();
  #pendingVersion: Promise<string | number> | undefined;

  constructor(readVersion: () => Promise<string | number>, maxBytes = defaultMaxBytes) {
    this.#readVersion = readVersion;
    this.#entries = new LRUCache({ maxSize: maxBytes, sizeCalculation: ({ size }) => Math.max(size, 1) });
  }

  /** Bytes used by cached responses and their compressed copies. */
  get bytes(): number {
    return this.#entries.calculatedSize;
  }

  /**
   * Returns the cached response of `path` in the current language, or caches the result of `create`. Simultaneous
   * requests for it share one call of `create`. `create` may add `headers`, which are cached with the response.
   */
  async get(
    path: string,
    create: () => Promise<string | Uint8Array>,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<CachedResponse> {
    const key = `${currentLanguage()} ${path}`;
    const version = await this.#currentVersion();
    if (version !== this.#version) this.#restart(version);
    const cached = this.#entries.get(key);
    if (cached) return cached;
    // Keep a reference, because `#restart` replaces the map when the version changes.
    const pending = this.#pending;
    const creating = pending.get(key) ?? this.#create(key, { create, headers }, pending);
    pending.set(key, creating);
    return creating;
  }

  /** Counts the bytes of a compressed copy, which stays in memory as long as its response. */
  addCopy(body: Buffer, copy: Buffer): void {
    for (const [key, entry] of this.#entries.entries()) {
      if (entry.body !== body) continue;
      this.#entries.set(key, { ...entry, size: entry.size + copy.length });
      return;
    }
  }

  async #create(
    key: string,
    { create, headers }: { create: () => Promise<string | Uint8Array>; headers: Readonly<Record<string, string>> },
    pending: Map<string, Promise<Entry>>,
  ) {
    try {
      const body = Buffer.from(await create());
      const entry: Entry = { body, etag: entityTag(body), headers, size: body.length };
      if (pending === this.#pending) this.#entries.set(key, entry);
      return entry;
    } finally {
      pending.delete(key);
    }
  }

  #restart(version: string | number): void {
    this.#version = version;
    this.#entries.clear();
    this.#pending = new Map();
  }

  /** Reads the version once for all requests of the same event loop turn. */
  #currentVersion(): Promise<string | number> {
    this.#pendingVersion ??= new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      this.#pendingVersion = undefined;
      return this.#readVersion();
    });
    return this.#pendingVersion;
  }
}
