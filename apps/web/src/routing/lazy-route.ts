import { limits } from '@hearthlight/domain';
import { lazy, type ComponentType } from 'react';

/**
 * A route's own code, loaded when it is visited. It fails after 120 s (specification §9), so that a lost connection
 * leads to a screen with a retry button.
 */
export const lazyRoute = (load: () => Promise<{ Component: ComponentType }>) =>
  lazy(async () => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const timeout = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new ChunkFailure()), limits.chunkTimeout);
    });
    try {
      const { Component } = await Promise.race([load(), timeout]);
      return { default: Component };
    } catch (cause) {
      throw new ChunkFailure({ cause });
    } finally {
      clearTimeout(timer);
    }
  });

/** The code of a page could not be loaded: the network failed, or a new version of the site was deployed. */
export class ChunkFailure extends Error {
  constructor(options?: ErrorOptions) {
    super('The code of this page could not be loaded.', options);
  }
}
