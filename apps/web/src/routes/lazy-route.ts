import { limits } from '@hearthlight/domain';
import { lazy, type ComponentType } from 'react';

/**
 * A route's own code, loaded when it is visited. It fails after 120 s (`spec §9`), so that a phone in a tunnel
 * gets a page that offers to try again instead of waiting for ever.
 */
export const lazyRoute = (load: () => Promise<{ Component: ComponentType }>) =>
  lazy(async () => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tooLate = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new ChunkFailure()), limits.chunkTimeout);
    });
    try {
      const { Component } = await Promise.race([load(), tooLate]);
      return { default: Component };
    } catch (cause) {
      throw new ChunkFailure({ cause });
    } finally {
      clearTimeout(timer);
    }
  });

/** The code of a page could not be loaded: the network is down, or the site was renewed meanwhile. */
export class ChunkFailure extends Error {
  constructor(options?: ErrorOptions) {
    super('The code of this page could not be loaded.', options);
  }
}
