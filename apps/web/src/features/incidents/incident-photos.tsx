import { useFormat } from '../../platform/messages/index.ts';
import type { Incident } from './incident.ts';
import { incidentMessages } from './messages.gen.ts';

interface IncidentPhotosProps {
  readonly photos: Incident['photos'];
  readonly small?: boolean;
}

/** The photos of a report; each opens in full. */
export function IncidentPhotos({ photos, small = false }: IncidentPhotosProps) {
  const messages = incidentMessages;
  const format = useFormat();
  return (
    <ul className={small ? 'flex flex-wrap gap-2' : 'grid grid-cols-2 gap-3 md:grid-cols-3'}>
      {photos.map(({ path, url }, at) => (
        <li key={path}>
          <a href={url} target="_blank" rel="noreferrer" className="block rounded-card">
            <img
              src={url}
              alt={messages.photo(format.number(at + 1))}
              className={
                small
                  ? 'size-16 rounded-card bg-sunken object-cover'
                  : 'aspect-[4/3] w-full rounded-card bg-sunken object-cover'
              }
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
