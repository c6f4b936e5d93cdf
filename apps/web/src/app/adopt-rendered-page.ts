import type { BusinessPage } from '../features/public-page/index.ts';
import { adoptAnswer } from '../platform/data/index.ts';
import { router } from './router.tsx';

/**
 * If the server rendered the page of a business into this document, its data and scripts are ready before the app draws
 * over it: the app's first picture is the same, and nothing moves.
 */
export async function adoptRenderedPage(): Promise<void> {
  const data = document.getElementById('rendered-page')?.textContent;
  if (!data) return;
  const page = JSON.parse(data) as BusinessPage;
  adoptAnswer('getBusinessPage', { slug: page.slug }, page);
  await Promise.all([router.load(), ...[...document.querySelectorAll('link')].map(styled)]);
}

/** The styles of the app come after the first picture (`public/after-paint.ts`); one that cannot be read is not waited for. */
function styled(link: HTMLLinkElement): Promise<void> | null {
  if (link.rel !== 'stylesheet' || link.sheet) return null;
  return new Promise((resolve) => {
    for (const end of ['load', 'error']) link.addEventListener(end, () => resolve(), { once: true });
  });
}
