import { type DocumentKind, documentKinds } from '@clearpaw/domain';
import { Trash2 } from 'lucide-react';
import { useOnline } from '../../../platform/offline/index.ts';
import { IconButton } from '../../../ui/button/index.ts';
import { DateField, FileDrop } from '../../../ui/field/index.ts';
import { Panel, Row, Rows } from '../../../ui/surface/index.ts';
import { showToast } from '../../../ui/toast/index.ts';
import { blankDates, type DocumentDates } from './guest-draft.ts';
import type { GuestPartProps } from './guest-form-parts.ts';
import { guestMessages } from './messages.gen.ts';
import { mostBytes, type Photos } from './use-photos.ts';

const accept = ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'application/pdf'];
const certificate = 'vaccination_certificate';

interface PhotoFieldsProps extends GuestPartProps {
  readonly photos: Photos;
}

/** A photo of the certificate, and of each other required document. */
export function PhotoFields(props: PhotoFieldsProps) {
  const { questions } = props;
  const messages = guestMessages;
  const others = questions.documents.flatMap(({ code, name }) => {
    const kind = documentKinds.find((one) => one === code);
    return kind && kind !== certificate ? [{ kind, name }] : [];
  });
  return (
    <Panel title={messages.photoTitle} lead={messages.photoLead}>
      <div className="flex flex-col gap-6">
        <PhotoField {...props} kind={certificate} title={messages.photoAdd} isMain />
        {others.map(({ kind, name }) => (
          <div key={kind} className="flex flex-col gap-4">
            <PhotoField {...props} kind={kind} title={messages.photoAddOf(name)} />
            <DatesOf {...props} kind={kind} name={name} />
          </div>
        ))}
      </div>
    </Panel>
  );
}

interface KindProps extends PhotoFieldsProps {
  readonly kind: DocumentKind;
}

interface PhotoFieldProps extends KindProps {
  readonly title: string;
  /** The certificate that everything else is copied from. */
  readonly isMain?: boolean;
}

function PhotoField({ draft, photos, kind, title, isMain = false, onChange }: PhotoFieldProps) {
  const messages = guestMessages;
  const add = (files: readonly File[]) => {
    const fitting = files.filter(({ size }) => size <= mostBytes);
    if (fitting.length < files.length) showToast({ text: messages.photoTooLarge, tone: 'error' });
    photos.add(fitting, kind);
  };
  const saving = useOnline() ? messages.photoSaving : messages.photoOffline;
  const stored = draft.photos.filter((photo) => photo.kind === kind);
  const onTheirWay = photos.onTheirWay.filter((photo) => photo.kind === kind);
  const remove = (path: string) =>
    onChange({ photos: draft.photos.filter(({ storagePath }) => storagePath !== path) });
  return (
    <div className="flex flex-col gap-3">
      <FileDrop
        title={title}
        accept={accept}
        several
        large={isMain && stored.length + onTheirWay.length === 0}
        onFiles={add}
      >
        {messages.photoAccepted}
      </FileDrop>
      {stored.length + onTheirWay.length > 0 && (
        <Rows>
          {stored.map(({ storagePath, name }) => (
            <Row
              key={storagePath}
              title={name}
              detail={messages.photoSaved}
              end={
                <IconButton
                  icon={Trash2}
                  label={messages.photoRemove(name)}
                  onPress={() => remove(storagePath)}
                />
              }
            />
          ))}
          {onTheirWay.map(({ id, name, failed }) => (
            <Row
              key={id}
              title={
                <span role={failed ? 'alert' : 'status'}>
                  {failed ? messages.photoFailed(name) : saving(name)}
                </span>
              }
              end={
                failed && (
                  <IconButton
                    icon={Trash2}
                    label={messages.photoRemove(name)}
                    onPress={() => photos.drop(id)}
                  />
                )
              }
            />
          ))}
        </Rows>
      )}
    </div>
  );
}

function DatesOf({ draft, kind, name, onChange }: KindProps & { readonly name: string }) {
  const messages = guestMessages;
  const dates = draft.documentDates[kind] ?? blankDates;
  const set = (part: Partial<DocumentDates>) =>
    onChange({ documentDates: { ...draft.documentDates, [kind]: { ...dates, ...part } } });
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <DateField
        label={messages.issuedOn(name)}
        value={dates.issuedOn}
        onChange={(issuedOn) => set({ issuedOn })}
      />
      <DateField
        label={messages.expiresOn(name)}
        optional
        value={dates.expiresOn}
        onChange={(expiresOn) => set({ expiresOn })}
      />
    </div>
  );
}
