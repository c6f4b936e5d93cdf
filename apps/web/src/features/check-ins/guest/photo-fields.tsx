import { type DocumentKind, documentKinds } from '@clearpaw/domain';
import { Trash2 } from 'lucide-react';
import { useObjectUrl } from '../../../platform/files/index.ts';
import { useOnline } from '../../../platform/offline/index.ts';
import { IconButton } from '../../../ui/button/index.ts';
import { DateField, FileDrop } from '../../../ui/field/index.ts';
import { Panel, Row, Rows } from '../../../ui/surface/index.ts';
import { showToast } from '../../../ui/toast/index.ts';
import { withoutRead } from './fill-doses.ts';
import { blankDates, type DocumentDates, type StoredPhoto } from './guest-draft.ts';
import type { GuestPartProps } from './guest-form-parts.ts';
import { guestMessages } from './messages.gen.ts';
import { mostBytes, type Photos } from './use-photos.ts';
import type { CertificateReading } from './use-read-certificate.ts';

const accept = ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'application/pdf'];
const certificate = 'vaccination_certificate';

interface PhotoFieldsProps extends GuestPartProps {
  readonly photos: Photos;
  /** What was read on certificates, by their path. */
  readonly readings: Readonly<Record<string, CertificateReading>>;
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
        <Preview photos={props.draft.photos} />
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

function PhotoField({ draft, photos, readings, kind, title, isMain = false, onChange }: PhotoFieldProps) {
  const messages = guestMessages;
  const add = (files: readonly File[]) => {
    const fitting = files.filter(({ size }) => size <= mostBytes);
    if (fitting.length < files.length) showToast({ text: messages.photoTooLarge, tone: 'error' });
    photos.add(fitting, kind);
  };
  const saving = useOnline() ? messages.photoSaving : messages.photoOffline;
  const stored = draft.photos.filter((photo) => photo.kind === kind);
  const onTheirWay = photos.onTheirWay.filter((photo) => photo.kind === kind);
  const hasPhotos = stored.length + onTheirWay.length > 0;
  const remove = (path: string) =>
    onChange({
      photos: draft.photos.filter(({ storagePath }) => storagePath !== path),
      asked: withoutRead(draft.asked, path),
    });
  return (
    <div className="flex flex-col gap-3">
      <FileDrop
        title={isMain && hasPhotos ? messages.photoMore : title}
        accept={accept}
        several
        large={isMain && !hasPhotos}
        onFiles={add}
      >
        {messages.photoAccepted}
      </FileDrop>
      {hasPhotos && (
        <Rows>
          {stored.map(({ storagePath, name }) => (
            <Row
              key={storagePath}
              title={name}
              detail={<ReadingNote reading={readings[storagePath]} />}
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

/** The first photo of a certificate in large, to compare the dates with; a click opens it alone. */
function Preview({ photos }: { readonly photos: readonly StoredPhoto[] }) {
  const messages = guestMessages;
  const photo = photos.find(
    ({ kind, storagePath }) => kind === certificate && /\.(jpe?g|png|webp)$/.test(storagePath),
  );
  const url = useObjectUrl(photo?.storagePath ?? null);
  if (!photo || !url) return null;
  return (
    <a href={url} target="_blank" rel="noopener" className="block overflow-hidden rounded-card bg-surface-2">
      <img src={url} alt={messages.photoShown} className="max-h-120 w-full object-contain" />
    </a>
  );
}

function ReadingNote({ reading }: { readonly reading: CertificateReading | undefined }) {
  const messages = guestMessages;
  if (!reading) return messages.photoSaved;
  if (reading.kind === 'failed') return <span role="status">{messages.photoNotRead}</span>;
  if (reading.kind === 'reading') return <span role="status">{messages.photoReading}</span>;
  const { filled, unread } = reading;
  return (
    <span role="status">
      {messages.photoRead(filled)} {unread > 0 && messages.photoUnread(unread)}
    </span>
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
