import { FileDown, FileUp } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../ui/button/index.ts';
import { Menu } from '../../ui/overlay/index.ts';
import { ruleFileMessages } from './file-messages.gen.ts';
import type { RuleFileActions } from './use-rule-file.ts';

interface RuleFileMenuProps {
  readonly file: RuleFileActions;
  readonly mayLoad: boolean;
}

/** Saves the rules to a file, and loads them from one. */
export function RuleFileMenu({ file: { save, load, isReading }, mayLoad }: RuleFileMenuProps) {
  const messages = ruleFileMessages;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label={messages.load}
        tabIndex={-1}
        hidden
        onChange={({ target }) => {
          const chosen = target.files?.[0];
          if (chosen) void load(chosen);
          // The same file can be chosen again after it was changed.
          target.value = '';
        }}
      />
      <Menu
        label={messages.menu}
        trigger={
          <Button variant="quiet" icon={FileDown} busy={isReading && messages.reading}>
            {messages.menu}
          </Button>
        }
        items={[
          { id: 'save', icon: FileDown, label: messages.save, detail: messages.saveDetail, onAction: save },
          ...(mayLoad
            ? [
                {
                  ...{ id: 'load', icon: FileUp, label: messages.load, detail: messages.loadDetail },
                  onAction: () => input.current?.click(),
                },
              ]
            : []),
        ]}
      />
    </>
  );
}
