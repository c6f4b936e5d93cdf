import type { HelpSection } from '../help-content.ts';
import { excerptOf, type FindSections, findSectionsIn } from './find-sections.ts';

/** Activates the search field: the index is fetched once, and no further requests are made. */
export function startSearch(form: HTMLFormElement, results: HTMLElement): void {
  const field = form.querySelector('input');
  const status = results.querySelector('p');
  const list = results.querySelector('ul');
  if (!field || !status || !list) return;
  let find: FindSections | null = null;

  const show = () => {
    const query = field.value.trim();
    results.hidden = query === '' || find === null;
    if (results.hidden || find === null) return;
    const sections = find(query);
    status.textContent = resultsText(results, sections.length, query);
    list.replaceChildren(...sections.map((section) => resultItem(section, query)));
  };
  const close = () => {
    results.hidden = true;
  };
  const load = async () => {
    if (find !== null) return;
    const response = await fetch(form.dataset.index ?? '');
    if (!response.ok) return;
    find = findSectionsIn(await response.text());
    show();
  };
  // Without a network now, the next press in the field tries again.
  const loadNow = () => void load().catch(() => {});

  field.addEventListener('input', show);
  field.addEventListener('focus', loadNow);
  field.addEventListener('focus', show);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    list.querySelector('a')?.click();
  });
  form.parentElement?.addEventListener('keydown', (event) => moveByKey(event, field, list, close));
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Node && !form.parentElement?.contains(target)) close();
  });
  whenIdle(loadNow);
}

/** The page has the text for each number of results: the forms of a plural are those of its language. */
function resultsText({ dataset }: HTMLElement, count: number, query: string): string {
  if (count === 0) return (dataset.none ?? '').replace('%QUERY%', () => query);
  const found: readonly string[] = JSON.parse(dataset.found ?? '[]');
  return found[count - 1] ?? '';
}

function resultItem(section: HelpSection, query: string): HTMLLIElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = section.href;
  link.lang = section.language;
  link.append(
    line('result-title', section.section ? `${section.title} · ${section.section}` : section.title),
    line('result-text', excerptOf(section.text, query)),
  );
  item.append(link);
  return item;
}

function line(name: string, text: string): HTMLSpanElement {
  const span = document.createElement('span');
  span.className = name;
  // A page without a translation is found in English.
  span.dir = 'auto';
  span.textContent = text;
  return span;
}

/** Arrow keys go through field and results, Escape closes. */
function moveByKey(
  event: KeyboardEvent,
  field: HTMLInputElement,
  list: HTMLElement,
  close: () => void,
): void {
  if (event.key === 'Escape') {
    close();
    field.focus();
    close();
  }
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const stops: HTMLElement[] = [field, ...list.querySelectorAll('a')];
  const now = stops.indexOf(document.activeElement as HTMLElement);
  event.preventDefault();
  stops[Math.min(Math.max(now + step, 0), stops.length - 1)]?.focus();
}

function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 3000 });
  else setTimeout(act, 500);
}
