import type { connections as promised } from '@clearpaw/contract';
import type { Implementations } from '../../platform/http/index.ts';
import { connectPet } from './connect-pet.ts';
import { disconnectPet } from './disconnect-pet.ts';
import { getConnectedPet } from './get-connected-pet.ts';
import { inviteOwner } from './invite-owner.ts';
import { listConnectionDetails } from './list-connection-details.ts';
import { listConnections } from './list-connections.ts';
import { listLocationSharing } from './list-location-sharing.ts';
import { listOtherLocations } from './list-other-locations.ts';
import { listPetConnections } from './list-pet-connections.ts';
import { listPetsAtOtherLocations } from './list-pets-at-other-locations.ts';
import { listViews } from './list-views.ts';
import { remindOwners } from './remind-owners.ts';
import { savePetNote } from './save-pet-note.ts';
import { setContactSharing } from './set-contact-sharing.ts';
import { setLocationSharing } from './set-location-sharing.ts';
import { watchConnections } from './watch-connections.ts';

export const connectionFunctions: Implementations<typeof promised> = {
  connectPet,
  disconnectPet,
  getConnectedPet,
  inviteOwner,
  listConnectionDetails,
  listConnections,
  listLocationSharing,
  listOtherLocations,
  listPetConnections,
  listPetsAtOtherLocations,
  listViews,
  remindOwners,
  savePetNote,
  setContactSharing,
  setLocationSharing,
  watchConnections,
};
