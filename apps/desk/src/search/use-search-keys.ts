import { useEffect } from 'react';

/** Calls `onOpen` with `true` on Ctrl-K or ⌘K, and on `/` outside of text fields. An open dialog keeps its keys. */
export function useSearchKeys(onOpen: (isOpen: true) => void): void {
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      const { altKey, ctrlKey, key, metaKey, target } = event;
      if (event.defaultPrevented || document.querySelector('[role=dialog]')) return;
      const isShortcut = (ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'k';
      const isTyping =
        target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
      const isSlash = key === '/' && !ctrlKey && !metaKey && !altKey && !isTyping;
      if (!isShortcut && !isSlash) return;
      event.preventDefault();
      onOpen(true);
    };
    window.addEventListener('keydown', open);
    return () => window.removeEventListener('keydown', open);
  }, [onOpen]);
}
