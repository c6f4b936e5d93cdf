// packages/protocol/src/base32/base32.ts
var letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
var bitsPerLetter = 5;
/** Writes bytes as Base32 (RFC 4648, no padding, upper case): letters a QR code keeps in its compact mode. */
function encodeBase32(bytes) {
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
	return bits > 0 ? `${text}${letters[held << bitsPerLetter - bits & 31]}` : text;
}
/**
* Reads what `encodeBase32` wrote. Only that one way of writing is taken: no lower case, no padding, no left-over bits,
* because a text that could be changed without changing its meaning could be passed off as another one. Null otherwise.
*/
function decodeBase32(text) {
	const bytes = new Uint8Array(Math.floor(text.length * bitsPerLetter / 8));
	let at = 0;
	let bits = 0;
	let held = 0;
	for (const letter of text) {
		const value = letters.indexOf(letter);
		if (value < 0) return null;
		held = held << bitsPerLetter | value;
		bits += bitsPerLetter;
		if (bits < 8) continue;
		bits -= 8;
		bytes[at++] = held >> bits;
		held &= (1 << bits) - 1;
	}
	return held === 0 && bits < bitsPerLetter ? bytes : null;
}
// packages/protocol/src/cose/es256.ts
var curve = {
	name: "ECDSA",
	namedCurve: "P-256"
};
var algorithm = {
	name: "ECDSA",
	hash: "SHA-256"
};
/** ECDSA on P-256 with SHA-256: 64 bytes, r and s. */
async function signEs256(key, bytes) {
	return new Uint8Array(await crypto.subtle.sign(algorithm, key, new Uint8Array(bytes)));
}
/** Whether the signature is this key's. Anything that is no signature is simply not. */
async function isEs256By(key, signature, bytes) {
	if (signature.length !== 64) return false;
	return crypto.subtle.verify(algorithm, key, new Uint8Array(signature), new Uint8Array(bytes));
}
/** A key to verify with; null where the coordinates are no point of the curve. */
async function importPoint({ x, y }) {
	if (x.length !== 32 || y.length !== 32) return null;
	const raw = new Uint8Array([
		4,
		...x,
		...y
	]);
	return crypto.subtle.importKey("raw", raw, curve, true, ["verify"]).catch(() => null);
}
/** A pair to sign and verify with; the private part can only leave where `extractable` says so. */
async function makeKeyPair(extractable) {
	return crypto.subtle.generateKey(curve, extractable, ["sign", "verify"]);
}
/** The coordinates of a public key given as JWK; null for another kind of key. */
function pointOf(jwk) {
	if (jwk.kty !== "EC" || jwk.crv !== "P-256" || "d" in jwk) return null;
	const [x, y] = [coordinate(jwk.x), coordinate(jwk.y)];
	return x && y ? {
		x,
		y
	} : null;
}
function coordinate(text) {
	if (typeof text !== "string" || !/^[\w-]{43}$/.test(text)) return null;
	const plain = atob(text.replace(/-/g, "+").replace(/_/g, "/"));
	return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}
var slotBytes = 4;
/** Keeps a signature made for a code from meaning anything elsewhere. */
var purpose = new TextEncoder().encode("badge-live");
function slotAt(epochMs) {
	return Math.floor(epochMs / 3e4);
}
/** Reads `CREDENTIAL` or `CREDENTIAL.TAIL`, both Base32; null for anything else. */
function readFragment(text) {
	const [first = "", second, ...more] = text.split(".");
	const credential = decodeBase32(first);
	if (!credential || credential.length === 0 || more.length > 0) return null;
	if (second === void 0) return {
		credential,
		tail: null
	};
	const bytes = decodeBase32(second);
	if (bytes?.length !== 68) return null;
	return {
		credential,
		tail: {
			slot: new DataView(bytes.buffer).getUint32(0),
			signature: bytes.slice(slotBytes)
		}
	};
}
/** The fragment for one half-minute, signed with the device's key. */
async function formatLiveFragment(credential, slot, key) {
	const bytes = decodeBase32(credential);
	if (!bytes) throw new RangeError("A credential is Base32 text.");
	const signature = await signEs256(key, bytesToSign(bytes, slot));
	return `${credential}.${encodeBase32(new Uint8Array([...slotAsBytes(slot), ...signature]))}`;
}
/** Whether the device with this key signed this credential for the tail's half-minute. */
async function isTailBy(point, credential, { slot, signature }) {
	const key = await importPoint(point);
	return key !== null && isEs256By(key, signature, bytesToSign(credential, slot));
}
function bytesToSign(credential, slot) {
	return new Uint8Array([
		...purpose,
		...slotAsBytes(slot),
		...credential
	]);
}
function slotAsBytes(slot) {
	const bytes = new Uint8Array(slotBytes);
	new DataView(bytes.buffer).setUint32(0, slot);
	return bytes;
}
export { importPoint as a, pointOf as c, slotAt as i, isTailBy as n, isEs256By as o, readFragment as r, makeKeyPair as s, formatLiveFragment as t };
