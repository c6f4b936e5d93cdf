import { useNavigate } from '@tanstack/react-router';
import { useBusiness } from '../../features/businesses/index.ts';
import { NewIncidentView } from '../../features/incidents/index.ts';
import { paths } from '../../paths/index.ts';

export default function NewIncidentPage() {
  const business = useBusiness();
  const navigate = useNavigate();
  const query = new URLSearchParams(window.location.search);
  const [petId, petName] = [query.get('pet'), query.get('name')];
  return (
    <NewIncidentView
      business={business}
      pet={petId && petName ? { petId, petName } : null}
      onDone={(incidentId) =>
        void navigate({ href: incidentId ? paths.incident(incidentId) : paths.incidents, replace: true })
      }
    />
  );
}
