import { CircleQuestionMark } from 'lucide-react';
import { Icon } from '../../ui/icon/index.ts';
import { Anchor } from '../../ui/provider/index.ts';
import { classes } from '../../ui/style/index.ts';
import { shellMessages } from '../messages.gen.ts';
import { useHelpTopic } from './use-help-topic.ts';

/**
 * The help link in the header of every page. It opens the matching topic in a new tab, so that the current work stays
 * open. The label is hidden if there is no room for it.
 */
export function HelpLink({ className }: { readonly className?: string }) {
  const { help } = shellMessages;
  return (
    <Anchor
      href={useHelpTopic()}
      target="_blank"
      className={classes(
        'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-button text-[0.9375rem] font-medium text-ink-2 hover:bg-sunken hover:text-ink lg:px-3',
        className,
      )}
    >
      <Icon of={CircleQuestionMark} />
      <span className="max-lg:sr-only">{help}</span>
    </Anchor>
  );
}
