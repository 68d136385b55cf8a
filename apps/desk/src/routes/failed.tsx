import { PageFailed } from '@hearthlight/ui/desk';

/** The error boundary of all pages. */
export const Failed = () => <PageFailed onReload={() => window.location.reload()} />;
