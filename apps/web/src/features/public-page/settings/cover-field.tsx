import { ImagePlus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useAction, useCall } from '../../../platform/data/index.ts';
import { files, preparePhoto } from '../../../platform/files/index.ts';
import { useSession } from '../../../platform/session/index.ts';
import { Button } from '../../../ui/button/index.ts';
import { Banner } from '../../../ui/feedback/index.ts';
import { showToast } from '../../../ui/toast/index.ts';
import { pageSettingsMessages } from './messages.gen.ts';

interface CoverFieldProps {
  readonly business: { readonly id: string; readonly slug: string };
  readonly mayEdit: boolean;
}

type State = 'open' | 'saving' | 'photoBroken' | 'photoFailed' | 'photoNotRemoved';

/** The photo across the top of the public page; saved as soon as it is chosen. */
export function CoverField({ business, mayEdit }: CoverFieldProps) {
  const messages = pageSettingsMessages;
  const chooser = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<State>('open');
  const current = useSession();
  const update = useAction('updateBusiness');
  const page = useCall('getBusinessPage', { slug: business.slug });
  const shown = page.data?.cover[1];
  const save = async (file: File) => {
    if (!current.ready || current.uid === null) return;
    setState('saving');
    const photo = await preparePhoto(file).catch(() => null);
    if (!photo) return setState('photoBroken');
    try {
      const coverPhotoPath = `users/${current.uid}/photos/${crypto.randomUUID()}.jpg`;
      await files.upload(coverPhotoPath, photo).done;
      await update.mutateAsync({ businessId: business.id, coverPhotoPath });
      showToast({ text: messages.photoSaved });
      setState('open');
    } catch {
      setState('photoFailed');
    }
  };
  const remove = () =>
    update.mutate(
      { businessId: business.id, coverPhotoPath: null },
      {
        onSuccess: () => {
          setState('open');
          showToast({ text: messages.photoRemoved });
        },
        onError: () => setState('photoNotRemoved'),
      },
    );
  return (
    <fieldset className="min-w-0">
      <legend className="type-label">{messages.cover}</legend>
      <p className="text-ink-2 type-small">{messages.coverHelp}</p>
      {shown && (
        <img
          src={shown.path}
          alt={messages.currentPhoto}
          className="mt-3 aspect-[4/1] w-full rounded-card bg-sunken object-cover"
        />
      )}
      {state !== 'open' && state !== 'saving' && (
        <Banner tone="stop" announce="alert" className="mt-3">
          {messages[state]}
        </Banner>
      )}
      {mayEdit && (
        <div className="mt-3 flex flex-wrap gap-3">
          <input
            ref={chooser}
            type="file"
            accept="image/*"
            aria-label={messages.cover}
            className="hidden"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              target.value = '';
              if (file) void save(file);
            }}
          />
          <Button
            variant="secondary"
            size="small"
            icon={ImagePlus}
            busy={state === 'saving' && messages.uploading}
            onPress={() => chooser.current?.click()}
          >
            {shown ? messages.changePhoto : messages.addPhoto}
          </Button>
          {shown && (
            <Button variant="ghost" size="small" icon={Trash2} onPress={remove}>
              {messages.removePhoto}
            </Button>
          )}
        </div>
      )}
    </fieldset>
  );
}
