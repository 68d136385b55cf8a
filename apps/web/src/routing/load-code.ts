import { limits } from '@hearthlight/domain';
import { whenOnline } from '@hearthlight/ui';

/**
 * A route's `lazy`. It fails after 120 s (specification §9), so that a lost connection leads to the error page, which
 * has a retry button.
 */
export const loadCode =
  <Module>(load: () => Promise<Module>, timeout: number = limits.chunkTimeout) =>
  () =>
    new Promise<Module>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('The code could not be loaded.')), timeout);
      void whenOnline(load)
        .then(resolve, reject)
        .finally(() => clearTimeout(timer));
    });
