// packages/domain/src/pets/microchip.ts
/** The 12-digit part is a 38-bit value; a higher one cannot come from a real chip. Source: ISO 11784. */
var largestSerial = 274877906943;
/**
* Reads a number as printed, with spaces, dots, hyphens or asterisks, or answers null. 999 is the prefix of test
* transponders and 000 belongs to no country, so neither is a real pet's.
*/
function parseMicrochip(text) {
	const bare = text.toUpperCase().replace(/[\s.*-]/g, "");
	if (/^[0-9]{9}$/.test(bare)) return bare;
	if (/^[0-9A-F]{10}$/.test(bare)) return bare;
	return isIsoNumber(bare) ? bare : null;
}
function isIsoNumber(bare) {
	if (!/^[0-9]{15}$/.test(bare)) return false;
	const prefix = Number(bare.slice(0, 3));
	return prefix > 0 && prefix < 999 && Number(bare.slice(3)) <= largestSerial;
}
/** In groups of three, as on the certificate: 985 112 004 417 863. */
function formatMicrochip(chip) {
	return chip.replace(/(.{3})(?=.)/g, "$1 ");
}
export { parseMicrochip as n, formatMicrochip as t };
