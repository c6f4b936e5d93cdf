import { t as useCall } from "./use-call-BiaGBJMz.js";
// apps/web/src/features/pets/use-pet.ts
function usePet(petId) {
	return useCall("getPet", { petId });
}
export { usePet as t };
