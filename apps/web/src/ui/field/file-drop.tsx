import { Camera, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, DropZone, FileTrigger, isFileDropItem } from 'react-aria-components';
import { Icon } from '../icon/index.ts';
import { buttonStyle, classes } from '../style/index.ts';
import { steady } from './steady.tsx';

interface FileDropProps {
  readonly icon?: LucideIcon | undefined;
  readonly title: ReactNode;
  /** What is accepted and what happens to it. */
  readonly children: ReactNode;
  /** Media types in the format of the file chooser. */
  readonly accept: readonly string[];
  readonly several?: boolean | undefined;
  readonly onFiles: (files: readonly File[]) => void;
  /** The only thing on its page: tall, with the title as a button. */
  readonly large?: boolean | undefined;
  readonly className?: string | undefined;
}

/** Accepts files by choosing, by dropping and, on a phone, by the camera. */
export const FileDrop = steady(DropField);

function DropField({
  icon = Camera,
  title,
  children,
  accept,
  several = false,
  onFiles,
  large = false,
  className,
}: FileDropProps) {
  return (
    <DropZone
      onDrop={async ({ items }) =>
        onFiles(await Promise.all(items.filter(isFileDropItem).map((item) => item.getFile())))
      }
      className={classes(
        'rounded-card border border-line-strong border-dashed text-center transition-colors duration-150 data-drop-target:border-evergreen data-drop-target:bg-evergreen-tint',
        className,
      )}
    >
      <FileTrigger
        acceptedFileTypes={accept}
        allowsMultiple={several}
        onSelect={(files) => files && files.length > 0 && onFiles(Array.from(files))}
      >
        <Button
          className={classes(
            'flex w-full flex-col items-center rounded-card px-6 hover:bg-sunken',
            large ? 'min-h-72 justify-center gap-4 py-8' : 'gap-1 py-5',
          )}
        >
          {large && (
            <span className="grid size-16 place-items-center rounded-full bg-evergreen-tint text-evergreen-ink">
              <Icon of={icon} size={28} />
            </span>
          )}
          <span className={large ? buttonStyle() : 'flex items-center gap-2.5 type-strong'}>
            {!large && <Icon of={icon} />}
            {title}
          </span>
          <span className="text-balance type-caption text-ink-3">{children}</span>
        </Button>
      </FileTrigger>
    </DropZone>
  );
}
