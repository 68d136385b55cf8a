import { limits } from '@hearthlight/domain';
import { whenOnline } from '@hearthlight/ui';

/**
 * A route's `lazy`. It fails after 120 s (specification §9), so that a lost connection leads to the error page, which has
 * a retry button.
 */
export const loadCode =
  <Module>(load: () => Promise<Module>) =>
  async (): Promise<Module> => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const timeout = new Promise<never>((_, reject) => {
      timer = setTimeout(
        () => reject(new Error('The code of this page could not be loaded.')),
        limits.chunkTimeout,
      );
    });
    try {
      return await Promise.race([whenOnline(load), timeout]);
    } finally {
      clearTimeout(timer);
    }
  };
