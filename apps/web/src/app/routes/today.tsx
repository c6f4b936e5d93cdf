import { useNavigate } from '@tanstack/react-router';
import { usePlace } from '../../features/businesses/index.ts';
import { FloorView } from '../../features/check-ins/index.ts';
import { useVerdictLook } from '../../features/compliance/index.ts';

export default function TodayPage() {
  const place = usePlace();
  const lookOf = useVerdictLook();
  const navigate = useNavigate();
  return (
    <FloorView
      place={place}
      lookOf={lookOf}
      onFound={({ petId, petName }) => {
        const query = new URLSearchParams({ pet: petId, name: petName });
        void navigate({ href: `/business/scan?${query}` });
      }}
    />
  );
}
