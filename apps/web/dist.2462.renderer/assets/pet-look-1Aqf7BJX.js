import { k as portraitFor } from "./light-C8fMLwcq.js";
// apps/web/src/features/pets/pet-look.ts
/** The pet's own face: drawn by lot from its id, in the colour its owner named. */
function petLook({ id, name, species, colour }) {
	return portraitFor({
		id,
		name,
		species,
		colour
	});
}
export { petLook as t };
