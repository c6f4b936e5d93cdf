import { useEffect } from 'react';

/** Single-letter keyboard shortcuts for the queue, disabled while someone types or a dialog is open. */
export function useReviewKeys(keys: Readonly<Record<string, () => void>>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const typing =
        event.target instanceof Element &&
        event.target.closest('input, textarea, [role=dialog], [role=alertdialog]');
      if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
      keys[event.key.toLowerCase()]?.();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [keys]);
}
