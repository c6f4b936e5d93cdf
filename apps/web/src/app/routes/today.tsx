import { useNavigate } from '@tanstack/react-router';
import { usePlace } from '../../features/businesses/index.ts';
import { EvaluatePanel } from '../../features/care-records/index.ts';
import { FloorView } from '../../features/check-ins/index.ts';
import { useVerdictLook } from '../../features/compliance/index.ts';

export default function TodayPage() {
  const place = usePlace();
  const lookOf = useVerdictLook();
  const navigate = useNavigate();
  return (
    <div className="flex flex-col gap-6">
      <FloorView
        place={place}
        lookOf={lookOf}
        onFound={({ petId, petName }) => {
          const query = new URLSearchParams({ pet: petId, name: petName });
          void navigate({ href: `/business/scan?${query}` });
        }}
      />
      {!place.readOnly && <EvaluatePanel place={place} />}
    </div>
  );
}
