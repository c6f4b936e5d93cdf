import { R as session } from "./light-C8fMLwcq.js";
// apps/web/src/platform/session/passkeys.ts
/** Whether this browser can hold keys at all. */
function canHoldPasskeys() {
	return typeof PublicKeyCredential === "function";
}
var webauthn = () => import("@simplewebauthn/browser");
/** Signs in with a key of this device. */
async function signInWithPasskey() {
	const asked = await session.identity("GET", "/passkey/generate-authenticate-options");
	const { startAuthentication } = await webauthn();
	const response = await startAuthentication({ optionsJSON: asked });
	await session.identity("POST", "/passkey/verify-authentication", { response });
	await session.refresh();
}
/** Makes a key on this device and keeps its public half. */
async function addPasskey(name) {
	const asked = await session.identity("GET", "/passkey/generate-register-options");
	const { startRegistration } = await webauthn();
	const response = await startRegistration({ optionsJSON: asked });
	await session.identity("POST", "/passkey/verify-registration", {
		response,
		name
	});
}
async function listPasskeys() {
	return await session.identity("GET", "/passkey/list-user-passkeys");
}
async function removePasskey(id) {
	await session.identity("POST", "/passkey/delete-passkey", { id });
}
export { signInWithPasskey as a, removePasskey as i, canHoldPasskeys as n, listPasskeys as r, addPasskey as t };
