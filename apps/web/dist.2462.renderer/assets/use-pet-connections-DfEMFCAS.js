import { t as useCall } from "./use-call-BiaGBJMz.js";
// apps/web/src/features/connections/use-pet-connections.ts
/** The places that are kept away. */
function useBlockedPlaces(petId) {
	return useCall("listPetConnections", {
		petId,
		blocked: true
	});
}
function usePetConnections(petId) {
	return useCall("listPetConnections", { petId });
}
export { usePetConnections as n, useBlockedPlaces as t };
