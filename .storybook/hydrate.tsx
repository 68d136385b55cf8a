import { loadWords } from '@hearthlight/words';
import { type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

import { WordsProvider } from '../packages/ui/src/words/words-provider.tsx';

/**
 * Renders `content` in English as server HTML, runs `act` on it and then hydrates it. Returns a function that removes
 * the page. A hydration mismatch fails the story.
 */
export async function hydrateAfter(
  canvasElement: HTMLElement,
  content: ReactNode,
  act: () => void | Promise<void>,
): Promise<() => void> {
  const page = <WordsProvider value={await loadWords('en')}>{content}</WordsProvider>;
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Reporting>{page}</Reporting>);
  canvasElement.append(container);
  await act();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const root = hydrateRoot(container, <Reporting onHydrated={resolve}>{page}</Reporting>, {
    onRecoverableError: reject,
  });
  await promise;
  return () => {
    root.unmount();
    container.remove();
  };
}

function Reporting({ children, onHydrated }: { children: ReactNode; onHydrated?: () => void }) {
  useEffect(() => onHydrated?.(), [onHydrated]);
  return children;
}

/** Sets a control's value without an event, like a value entered before hydration. */
export function setValue(control: HTMLElement, value: string): void {
  if ('value' in control) control.value = value;
}
