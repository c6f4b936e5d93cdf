import { useBusiness } from '../../features/businesses/index.ts';
import { AuditLogView } from '../../features/trail/index.ts';

export default function AuditLogPage() {
  return <AuditLogView business={useBusiness()} />;
}
