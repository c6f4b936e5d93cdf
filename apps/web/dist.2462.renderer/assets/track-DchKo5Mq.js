import { T as readText, w as keepText } from "./light-C8fMLwcq.js";
// apps/web/src/platform/analytics/track.ts
var key = "clearpaw.analytics";
/** Queues an event on this device. A reader who asked not to be tracked is not. */
function track(name, payload) {
	if (navigator.doNotTrack === "1") return;
	const queue = readQueue();
	queue.push({
		name,
		payload,
		at: (/* @__PURE__ */ new Date()).toISOString()
	});
	keepText(key, JSON.stringify(queue.slice(-200)));
}
function readQueue() {
	try {
		const read = JSON.parse(readText(key) ?? "[]");
		return Array.isArray(read) ? read : [];
	} catch {
		return [];
	}
}
export { track as t };
