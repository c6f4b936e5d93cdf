import { FileText, Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button/index.ts';
import {
  Banner,
  EmptyState,
  ErrorPanel,
  Progress,
  SavedNote,
  Skeleton,
  SkeletonBlock,
  Spinner,
} from '../../ui/feedback/index.ts';
import { TextArea } from '../../ui/field/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import { ConfirmDialog } from '../../ui/overlay/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import { GalleryBlock } from './gallery-block.tsx';
import { gallerySamplePets } from './sample-pets.ts';
import { Typed } from './typed.tsx';

function DialogAndToasts() {
  const [open, setOpen] = useState(false);
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="quiet" size="small" onPress={() => setOpen(true)}>
        Open dialog
      </Button>
      <Button
        variant="quiet"
        size="small"
        onPress={() => showToast({ text: 'Vaccination saved', onUndo: () => {} })}
      >
        Show toast
      </Button>
      <Button
        variant="quiet"
        size="small"
        onPress={() => showToast({ text: 'Offline. 4 check-ins wait on this device', verdict: 'offline' })}
      >
        Show offline toast
      </Button>
      <ConfirmDialog
        isOpen={open}
        onOpenChange={setOpen}
        title="Admit Ziggy anyway?"
        confirm="Admit"
        onConfirm={() => setOpen(false)}
      >
        <p>Bordetella counts from Nov 27. Your name and reason go into the audit log.</p>
        <Typed start="Vet letter seen, stays apart">
          {(field) => <TextArea {...field} label="Reason" />}
        </Typed>
      </ConfirmDialog>
    </div>
  );
}

/** Messages while the product works, when it fails and when there is nothing. */
export function FeedbackSection() {
  return (
    <>
      <GalleryBlock title="Toasts, banners, dialog" bare className="lg:col-span-2">
        <div className="flex flex-col gap-3">
          <DialogAndToasts />
          <Banner tone="stop">Invalid email or password.</Banner>
          <ErrorPanel onRetry={() => {}}>Failed to load subscription status</ErrorPanel>
          <Banner tone="preview">Preview backend running in this workspace.</Banner>
          <Banner tone="soon">Rabies ends Dec 2. Book by Nov 25.</Banner>
          <Banner tone="ok">The record is confirmed.</Banner>
          <Banner tone="offline">Offline. Lists are 3 hours old.</Banner>
          <SavedNote>Draft kept on this device</SavedNote>
        </div>
      </GalleryBlock>
      <GalleryBlock title="Empty state" className="lg:col-span-2">
        <EmptyState
          appearance={gallerySamplePets.snowball}
          title="No documents yet"
          heading="h3"
          action={<Button icon={Plus}>Add a document</Button>}
        >
          Add a certificate and we read the vaccinations from it.
        </EmptyState>
      </GalleryBlock>
      <GalleryBlock title="Progress, skeleton" className="lg:col-span-1">
        <Progress
          title={
            <>
              <Icon of={FileText} size={18} />
              <span className="truncate">certificate-2026.pdf</span>
            </>
          }
          label="Upload of certificate-2026.pdf"
          percent={62}
          amount="3.1 of 5.0 MB"
          left="62%, about 8 s"
          actions={
            <>
              <Button variant="ghost" size="small">
                Pause
              </Button>
              <Button variant="ghost" size="small">
                Cancel
              </Button>
            </>
          }
        />
        <Skeleton className="mt-5">
          <div className="flex items-center gap-4">
            <SkeletonBlock shape="round" className="size-14" />
            <div className="flex flex-1 flex-col gap-3">
              <SkeletonBlock className="h-4 w-2/3" />
              <SkeletonBlock className="h-3 w-full" />
            </div>
          </div>
          <SkeletonBlock shape="card" className="mt-4 h-12" />
        </Skeleton>
        <Spinner />
      </GalleryBlock>
    </>
  );
}
