import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  type BusinessPage,
  CheckLink,
  PublicPageView,
  ReadyPanel,
} from '../../features/public-page/index.ts';
import { useRuleSentence } from '../../features/requirements/index.ts';
import { paths } from '../../paths/index.ts';
import { direction } from '../../platform/messages/index.ts';
import { type Navigation, NavigationProvider } from '../../platform/navigation/index.ts';
import { UiProvider } from '../../ui/provider/index.ts';
import { AppLink } from '../app-link.tsx';
import { PublicBusinessFrame } from '../shells/public-business-frame.tsx';

/**
 * The public page of a business as a visitor sees it before any script has run, as HTML. It is built into a file of its
 * own, which the server loads when such a page is first opened.
 */
export function renderPage(page: BusinessPage): string {
  return renderToString(
    <StrictMode>
      <NavigationProvider navigation={standingStill(paths.publicBusiness(page.slug))}>
        <UiProvider link={AppLink} direction={direction}>
          <PublicBusinessFrame>
            <Rendered page={page} />
          </PublicBusinessFrame>
        </UiProvider>
      </NavigationProvider>
    </StrictMode>,
  );
}

function Rendered({ page }: { readonly page: BusinessPage }) {
  const sentenceOf = useRuleSentence();
  return (
    <PublicPageView
      page={page}
      sentenceOf={sentenceOf}
      actions={<ReadyPanel name={page.name} check={<CheckLink />} />}
    />
  );
}

/** Links of a page without scripts are followed by the browser. */
function standingStill(path: string): Navigation {
  return { path, search: '', from: undefined, go: async () => {}, prepare: () => {} };
}
