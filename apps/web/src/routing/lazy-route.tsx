import { limits } from '@hearthlight/domain';
import { whenOnline } from '@hearthlight/ui';
import { lazy, useState, type ComponentType } from 'react';

type Load = () => Promise<{ Component: ComponentType }>;

/** A route whose code is loaded when it is needed. */
export interface LazyRoute {
  Route: ComponentType;
  /** Loads the code ahead of the visit. Rejects if it cannot be loaded. */
  preload: () => Promise<void>;
}

/**
 * A route's own code, loaded when it is visited or before. It fails after 120 s (specification §9), so that a lost
 * connection leads to a screen with a retry button.
 */
export function lazyRoute(load: Load): LazyRoute {
  let loaded: ComponentType | undefined;
  const preload = async () => {
    loaded ??= await loadInTime(load);
  };
  const Lazy = lazy(async () => ({ default: await loadInTime(load) }));
  function Route() {
    // Code that was loaded before shows at once. The choice stays, so that the page keeps its state.
    const [Page] = useState<ComponentType>(() => loaded ?? Lazy);
    return <Page />;
  }
  return { Route, preload };
}

async function loadInTime(load: Load): Promise<ComponentType> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, limits.chunkTimeout);
  });
  try {
    return (await Promise.race([whenOnline(load), timeout])).Component;
  } catch (cause) {
    // The network failed, or a new version of the site was deployed.
    throw new Error('The code of this page could not be loaded.', { cause });
  } finally {
    clearTimeout(timer);
  }
}
