import { Search } from 'lucide-react';
import { Icon } from '../../ui/icon/index.ts';
import { indexPlaceholder } from './help-content.ts';
import { helpMessages } from './messages.gen.ts';
import { mostResults } from './search/search-options.ts';

/** The script of the page has no texts: it takes these. */
const found = Array.from({ length: mostResults }, (_, before) => helpMessages.found(before + 1));

/** The field and the room for what it finds; `search/` brings it to life. Without scripts it is not shown. */
export function HelpSearch() {
  const messages = helpMessages;
  return (
    <search className="help-search relative max-md:order-last max-md:w-full max-md:pt-2 md:ms-auto md:w-80 lg:w-96">
      <form id="help-search" data-index={indexPlaceholder} className="relative">
        <Icon of={Search} size={18} className="-translate-y-1/2 absolute start-3.5 top-1/2 text-ink-3" />
        <input
          type="search"
          aria-label={messages.search}
          placeholder={messages.search}
          aria-controls="help-results"
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          className="h-11 w-full rounded-field border border-line-strong bg-surface ps-10 pe-3 text-ink placeholder:text-ink-3"
        />
      </form>
      <section
        id="help-results"
        aria-label={messages.results}
        data-found={JSON.stringify(found)}
        data-none={helpMessages.noneFound('%QUERY%')}
        hidden
        className="absolute inset-x-0 top-full z-40 mt-2 max-h-[70dvh] overflow-y-auto rounded-card bg-raised p-2 shadow-e3 md:start-auto md:w-120"
      >
        <p role="status" className="px-3 py-2 text-ink-3 type-small" />
        <ul />
      </section>
    </search>
  );
}
