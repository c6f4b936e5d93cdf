import { Copy } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button/index.ts';
import { copyText } from '../../../ui/toast/index.ts';
import { pageSettingsMessages } from './messages.gen.ts';

const scriptPath = '/embed/v1.js';

interface EmbedSettingsProps {
  readonly slug: string;
}

/** The button for the business's own website: the code to paste, and a preview. */
export function EmbedSettings({ slug }: EmbedSettingsProps) {
  const messages = pageSettingsMessages;
  const preview = useRef<HTMLDivElement>(null);
  useEffect(() => {
    loadOnce();
    const button = document.createElement('clearpaw-connect');
    button.setAttribute('business', slug);
    preview.current?.replaceChildren(button);
  }, [slug]);
  const snippet = [
    `<script async src="${window.location.origin}${scriptPath}"></script>`,
    `<clearpaw-connect business="${slug}"></clearpaw-connect>`,
  ].join('\n');
  const { snippetCopied, notCopied } = messages;
  const copy = () => void copyText(snippet, { copied: snippetCopied, notCopied });
  return (
    <section aria-labelledby="embed" className="mt-8 border-line border-t pt-6">
      <h3 id="embed" className="type-strong">
        {messages.embed}
      </h3>
      <p className="mt-1 text-ink-2 type-small">{messages.embedLead}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <div tabIndex={0} dir="ltr" className="mt-3 overflow-x-auto rounded-card bg-sunken p-4 type-small">
        <pre>
          <code className="whitespace-pre">{snippet}</code>
        </pre>
      </div>
      <div className="mt-3">
        <Button variant="secondary" size="small" icon={Copy} onPress={copy}>
          {messages.copySnippet}
        </Button>
      </div>
      <p className="mt-5 type-label">{messages.preview}</p>
      <div ref={preview} className="mt-2 min-h-12" />
    </section>
  );
}

/** The same file that a website loads, so that the preview is what visitors get. */
function loadOnce(): void {
  if (document.querySelector(`script[src$="${scriptPath}"]`)) return;
  const script = document.createElement('script');
  script.src = scriptPath;
  document.head.append(script);
}
