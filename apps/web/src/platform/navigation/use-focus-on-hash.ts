import { useEffect } from 'react';

const focusable = 'input, button, textarea, a[href], [tabindex]';
/** The parts of a date come after the button that opens its calendar. */
const typed = '[role="spinbutton"]';

/**
 * Scrolls to the part of the page named in the address's hash, and moves the focus there.
 * @param id the part's id; nothing happens if the address names another one
 * @param ready whether the part is on the page
 */
export function useFocusOnHash(id: string, ready: boolean): void {
  useEffect(() => {
    if (!ready || id === '' || window.location.hash !== `#${id}`) return;
    const part = document.getElementById(id);
    if (!part) return;
    const inner = part.querySelector<HTMLElement>(typed) ?? part.querySelector<HTMLElement>(focusable);
    part.scrollIntoView({ block: 'start' });
    (part.matches(focusable) ? part : inner)?.focus({ preventScroll: true });
  }, [id, ready]);
}
