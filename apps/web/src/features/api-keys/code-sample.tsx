import { Copy } from 'lucide-react';
import { Button } from '../../ui/button/index.ts';
import { uiMessages } from '../../ui/provider/index.ts';
import { Card } from '../../ui/surface/index.ts';
import { copyText } from '../../ui/toast/index.ts';
import { apiKeyMessages } from './messages.gen.ts';

/** A first call as in the API guide, with the id of this business. */
export function CodeSample({ businessId }: { readonly businessId: string }) {
  const messages = apiKeyMessages;
  const lines = [
    `curl "${location.origin}/functions/listConnections" \\`,
    '  -H "Authorization: Bearer $CLEARPAW_KEY" \\',
    "  -H 'Content-Type: application/json' \\",
    `  -d '{"data": {"businessId": "${businessId}"}}'`,
  ].join('\n');
  return (
    <Card
      as="section"
      tone="deep"
      padding="large"
      aria-label={messages.sample}
      className="flex flex-col gap-3"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="type-h2-panel">{messages.sample}</h2>
        <Button
          variant="secondary"
          size="small"
          icon={Copy}
          aria-label={`${uiMessages.copy}: ${messages.sample}`}
          onPress={() => void copyText(lines, uiMessages)}
        >
          {uiMessages.copy}
        </Button>
      </div>
      {/* Long lines scroll: a command that breaks inside a word can't be read. The keyboard scrolls it too. */}
      <pre
        dir="ltr"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
        className="overflow-x-auto rounded-field p-1 font-mono type-small"
      >
        {lines}
      </pre>
    </Card>
  );
}
