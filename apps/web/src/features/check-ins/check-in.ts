import type { checkIns, connections, OutputOf } from '@clearpaw/contract';

export type CheckIn = OutputOf<typeof checkIns.checkIn>;
export type Scanned = OutputOf<typeof checkIns.scanBadge>;
export type FloorMessage = OutputOf<typeof checkIns.watchCheckIns>;
export type ConnectedPet = OutputOf<typeof connections.listConnections>['items'][number];
