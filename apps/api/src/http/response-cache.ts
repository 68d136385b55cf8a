import { entityTag } from './etag.ts';

/** Bytes of cached responses, with their compressed copies. */
const defaultMaxBytes = 16 * 1024 * 1024;

/** A response as it is sent. */
export interface CachedResponse {
  body: Buffer;
  etag: string;
  headers: Readonly<Record<string, string>>;
}

interface Entry extends CachedResponse {
  /** Bytes of the body and of its compressed copies. */
  size: number;
}

/**
 * Caches responses that are the same for everyone, as bytes, until what they are made from changes. Each request
 * reads the current version, which changes with what the responses are made from, so that no process sends an
 * outdated response. When the cache is full, the responses that were not requested for the longest time are dropped.
 */
export class ResponseCache {
  readonly #readVersion: () => Promise<string | number>;
  readonly #maxBytes: number;
  #version: string | number | undefined;
  /** In order of their last request. */
  #entries = new Map<string, Entry>();
  #pending = new Map<string, Promise<Entry>>();
  #pendingVersion: Promise<string | number> | undefined;
  #bytes = 0;

  constructor(readVersion: () => Promise<string | number>, maxBytes = defaultMaxBytes) {
    this.#readVersion = readVersion;
    this.#maxBytes = maxBytes;
  }

  /** Bytes in use by cached responses and their compressed copies. */
  get bytes(): number {
    return this.#bytes;
  }

  /**
   * Returns the cached response of `key`, or caches and returns the one that `create` returns. Simultaneous requests
   * for the same key share one call of `create`, which may add `headers` that are cached with the response.
   */
  async get(
    key: string,
    create: () => Promise<string>,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<CachedResponse> {
    const version = await this.#currentVersion();
    if (version !== this.#version) this.#restart(version);
    const cached = this.#entries.get(key);
    if (cached) {
      this.#entries.delete(key);
      this.#entries.set(key, cached);
      return cached;
    }
    // Held in a constant: what is created now may be older than a version that arrives in the meantime.
    const pending = this.#pending;
    const creating = pending.get(key) ?? this.#create(key, { create, headers }, pending);
    pending.set(key, creating);
    return creating;
  }

  /** Counts a compressed copy, which stays in memory as long as the response that it was made from. */
  addCopy(body: Buffer, copy: Buffer): void {
    for (const entry of this.#entries.values()) {
      if (entry.body !== body) continue;
      entry.size += copy.length;
      this.#bytes += copy.length;
      this.#dropOldest();
      return;
    }
  }

  async #create(
    key: string,
    { create, headers }: { create: () => Promise<string>; headers: Readonly<Record<string, string>> },
    pending: Map<string, Promise<Entry>>,
  ) {
    try {
      const body = Buffer.from(await create());
      const entry: Entry = { body, etag: entityTag(body), headers, size: body.length };
      if (pending === this.#pending) {
        this.#entries.set(key, entry);
        this.#bytes += entry.size;
        this.#dropOldest();
      }
      return entry;
    } finally {
      pending.delete(key);
    }
  }

  #restart(version: string | number): void {
    this.#version = version;
    this.#entries = new Map();
    this.#pending = new Map();
    this.#bytes = 0;
  }

  #dropOldest(): void {
    for (const [key, { size }] of this.#entries) {
      if (this.#bytes <= this.#maxBytes) return;
      this.#entries.delete(key);
      this.#bytes -= size;
    }
  }

  /** Reads the version once for all requests of the same turn of the event loop, after they have all arrived. */
  #currentVersion(): Promise<string | number> {
    this.#pendingVersion ??= new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      this.#pendingVersion = undefined;
      return this.#readVersion();
    });
    return this.#pendingVersion;
  }
}
