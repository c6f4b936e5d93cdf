import { Bold, Heading, Italic, List, ListOrdered, type LucideIcon } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { Toolbar } from 'react-aria-components';
import { IconButton } from '../../ui/button/index.ts';
import { waiverMessages } from './messages.gen.ts';
import { markText, type TextChange, type TextMark, textMarks } from './text-marks.ts';

interface MarkedAreaProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const icons: Record<TextMark, LucideIcon> = {
  heading: Heading,
  strong: Bold,
  em: Italic,
  list: List,
  numbered: ListOrdered,
};

/** A waiver's text below the buttons that mark its headings, lists and weights. */
export function MarkedArea({ value, onChange }: MarkedAreaProps) {
  const messages = waiverMessages;
  const { area, mark } = useMarks(onChange);
  return (
    <div>
      <div className="overflow-hidden rounded-field bg-surface inset-ring inset-ring-line-strong transition-shadow duration-150 ease-calm has-[textarea:focus]:inset-ring-2 has-[textarea:focus]:inset-ring-evergreen has-[textarea:focus]:ring-4 has-[textarea:focus]:ring-evergreen/18">
        <Toolbar
          aria-label={messages.formatting}
          className="mx-px flex flex-wrap gap-1 border-line border-b px-2 py-1.5"
        >
          {textMarks.map((name) => (
            <IconButton
              key={name}
              icon={icons[name]}
              label={messages.marks[name]}
              onPress={() => mark(name)}
            />
          ))}
        </Toolbar>
        <textarea
          ref={area}
          rows={16}
          aria-label={messages.text}
          placeholder={messages.textPlaceholder}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className="block w-full resize-y bg-transparent px-4 py-3.5 text-ink caret-evergreen outline-none placeholder:text-ink-3 type-body"
        />
      </div>
    </div>
  );
}

/** Applies a mark to the selection as if it were typed, so that the browser can undo it. */
function useMarks(onChange: (value: string) => void) {
  const area = useRef<HTMLTextAreaElement>(null);
  const selection = useRef<TextChange['select']>(null);
  // A value that is set moves the cursor to the end.
  useLayoutEffect(() => {
    if (selection.current) area.current?.setSelectionRange(...selection.current);
    selection.current = null;
  });
  const mark = (name: TextMark) => {
    const field = area.current;
    if (!field) return;
    const { value, selectionStart, selectionEnd } = field;
    const { from, to, insert, select } = markText(value, [selectionStart, selectionEnd], name);
    field.focus();
    field.setSelectionRange(from, to);
    selection.current = select;
    if (!document.execCommand?.('insertText', false, insert)) {
      onChange(value.slice(0, from) + insert + value.slice(to));
    }
    field.setSelectionRange(...select);
  };
  return { area, mark };
}
