import type { StoryContext } from '@storybook/react-vite';
import type { HttpHandler } from 'msw';

/**
 * Mocks the calls of a story until it ends. The worker loads and starts with the first story that needs it: it is
 * large, and a page served from another machine without TLS has no service workers.
 */
export async function mockNetwork({ parameters }: StoryContext): Promise<() => void> {
  const handlers: readonly HttpHandler[] | undefined = parameters['network'];
  if (!handlers) return () => {};
  const { startWorker } = await import('./network.ts');
  const worker = await startWorker();
  worker.use(...handlers);
  return () => worker.resetHandlers();
}
