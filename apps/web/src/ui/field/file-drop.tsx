import { Camera, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, DropZone, FileTrigger, isFileDropItem } from 'react-aria-components';
import { Icon } from '../icon/index.ts';
import { classes } from '../style/index.ts';

interface FileDropProps {
  readonly icon?: LucideIcon | undefined;
  readonly title: ReactNode;
  /** What is accepted and what happens to it. */
  readonly children: ReactNode;
  /** Media types in the format of the file chooser. */
  readonly accept: readonly string[];
  readonly several?: boolean | undefined;
  readonly onFiles: (files: readonly File[]) => void;
  readonly className?: string | undefined;
}

/** Accepts files by choosing, by dropping and, on a phone, by the camera. */
export function FileDrop({
  icon = Camera,
  title,
  children,
  accept,
  several = false,
  onFiles,
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
        <Button className="flex w-full flex-col items-center gap-1 rounded-card px-6 py-5 hover:bg-sunken">
          <span className="flex items-center gap-2.5 type-strong">
            <Icon of={icon} />
            {title}
          </span>
          <span className="text-balance type-caption text-ink-3">{children}</span>
        </Button>
      </FileTrigger>
    </DropZone>
  );
}
