// Not from the folder's index, which brings React along: this file has to be there first.
import { applyKeptTheme } from '../../platform/theme/kept-theme.ts';

applyKeptTheme();

/**
 * Adds the scripts and styles that this document names once the page has been painted: it reads and links without
 * them, and on a slow line they would delay what is painted first. A document in the background is not painted and does
 * not wait.
 */
const names = document.getElementById('later')?.textContent ?? '[]';

function addFiles(): void {
  for (const file of JSON.parse(names) as readonly string[])
    document.head.append(file.endsWith('.css') ? styleSheet(file) : script(file));
}

function styleSheet(href: string): HTMLLinkElement {
  const link = document.createElement('link');
  return Object.assign(link, { rel: 'stylesheet', crossOrigin: '', href });
}

function script(src: string): HTMLScriptElement {
  return Object.assign(document.createElement('script'), { type: 'module', crossOrigin: '', src });
}

const kept = { submit: 'form', click: 'button[type=button]', change: '[type=checkbox]' };

/** Forms sent, buttons pressed and boxes ticked before the app is there; it repeats them when it is (`take-over-fields.ts`). */
function keepAction(event: Event): void {
  const { type, target } = event;
  const found = (target as Element).closest<HTMLElement>(kept[type as keyof typeof kept]);
  if (!found) return;
  event.preventDefault();
  found.dataset.early = String(Number(found.dataset.early ?? 0) + 1);
}

for (const type of Object.keys(kept)) addEventListener(type, keepAction);
const stop = () => {
  for (const type of Object.keys(kept)) removeEventListener(type, keepAction);
};
addEventListener('hydrated', stop, { once: true });

if (document.hidden) addFiles();
else requestAnimationFrame(() => setTimeout(addFiles));
