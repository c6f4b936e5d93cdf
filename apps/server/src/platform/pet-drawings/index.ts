export { drawPet } from './draw-pet.ts';
export { petSvg } from './pet-svg.ts';
export { biscuitDrawing, juniperDrawing } from './pets.ts';
