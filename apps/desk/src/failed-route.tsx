import { PageFailed } from './frame/page-failed.tsx';

/** The error boundary of all pages. Without a network, a reload would leave the desk. */
export const Failed = () => (
  <PageFailed
    isOffline={!navigator.onLine}
    onReload={() => {
      if (navigator.onLine) window.location.reload();
    }}
  />
);
