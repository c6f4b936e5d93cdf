// packages/domain/src/badges/badge-code.ts
var letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
var bitsPerLetter = 5;
/** Writes 16 random bytes as Base32 (RFC 4648, no padding, upper case). Throws for another length. */
function badgeCodeFrom(bytes) {
	if (bytes.length !== 16) throw new RangeError("A badge code is made of 16 bytes.");
	let text = "";
	let bits = 0;
	let held = 0;
	for (const byte of bytes) {
		held = held << 8 | byte;
		bits += 8;
		while (bits >= bitsPerLetter) {
			bits -= bitsPerLetter;
			text += letters[held >> bits & 31];
		}
		held &= (1 << bits) - 1;
	}
	return `${text}${letters[held << bitsPerLetter - bits & 31]}`;
}
/**
* Reads a code as typed: case, spaces and hyphens do not matter, and the digits that look like letters (0, 1, 8)
* are read as those. The last letter carries 3 bits, so only some can stand there. Null for anything else.
*/
function parseBadgeCode(text) {
	const bare = text.toUpperCase().replace(/[\s-]/g, "").replace(/0/g, "O").replace(/1/g, "I").replace(/8/g, "B");
	if (!/^[A-Z2-7]{26}$/.test(bare)) return null;
	return letters.indexOf(bare.slice(-1)) % 4 === 0 ? bare : null;
}
/** The address in the QR. The fragment stays in the browser and reaches no server log. */
function badgeUrl(publicUrl, code, fragment) {
	return `${publicUrl}/v/${code}${fragment ? `#${fragment}` : ""}`;
}
export { badgeUrl as n, parseBadgeCode as r, badgeCodeFrom as t };
