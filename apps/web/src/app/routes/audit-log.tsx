import { AuditLogView } from '../../features/audit-log/index.ts';
import { useBusiness } from '../../features/businesses/index.ts';

export default function AuditLogPage() {
  return <AuditLogView business={useBusiness()} />;
}
