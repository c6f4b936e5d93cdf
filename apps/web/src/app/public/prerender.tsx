import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { publicPaths } from '../../paths/index.ts';
import { loadPage, publicPages } from './pages.ts';
import { PublicApp } from './public-app.tsx';

/** The addresses that have a page of their own; the landing page has one for each audience. */
export const addresses: readonly string[] = [
  ...Object.keys(publicPages),
  `${publicPaths.landing}?for=business`,
];

/** A public page as it looks before any script has run. */
export async function render(address: string): Promise<string> {
  const { pathname, search } = new URL(address, 'http://build.invalid');
  const page = await loadPage(pathname);
  return renderToString(
    <StrictMode>
      <PublicApp first={{ page, path: pathname, search, from: undefined }} />
    </StrictMode>,
  );
}

/** The module from which a page's chunk is built. */
export function moduleOf(address: string): string {
  const { pathname } = new URL(address, 'http://build.invalid');
  return pathname === publicPaths.landing ? 'src/app/routes/landing.tsx' : `src/app/routes${pathname}.tsx`;
}

export {
  articleTexts,
  helpDescription,
  renderHelpHome,
  renderHelpPage,
  titleOfHelp,
  writeSearchIndex,
} from '../help/render-help.tsx';
export { describePage } from './describe-page.ts';
