import { t as CallError } from "./call-error-6MthuIsC.js";
import { R as session } from "./light-C8fMLwcq.js";
// packages/protocol/src/callable/call-status.ts
/**
* The canonical outcomes of a call. A server names one in `error.status`; a client reports the lower-case code.
* Source: google.rpc.Code, and the HTTP statuses the reference server library answers with.
*/
var outcomes = {
	OK: {
		code: "ok",
		http: 200
	},
	CANCELLED: {
		code: "cancelled",
		http: 499
	},
	UNKNOWN: {
		code: "unknown",
		http: 500
	},
	INVALID_ARGUMENT: {
		code: "invalid-argument",
		http: 400
	},
	DEADLINE_EXCEEDED: {
		code: "deadline-exceeded",
		http: 504
	},
	NOT_FOUND: {
		code: "not-found",
		http: 404
	},
	ALREADY_EXISTS: {
		code: "already-exists",
		http: 409
	},
	PERMISSION_DENIED: {
		code: "permission-denied",
		http: 403
	},
	UNAUTHENTICATED: {
		code: "unauthenticated",
		http: 401
	},
	RESOURCE_EXHAUSTED: {
		code: "resource-exhausted",
		http: 429
	},
	FAILED_PRECONDITION: {
		code: "failed-precondition",
		http: 400
	},
	ABORTED: {
		code: "aborted",
		http: 409
	},
	OUT_OF_RANGE: {
		code: "out-of-range",
		http: 400
	},
	UNIMPLEMENTED: {
		code: "unimplemented",
		http: 501
	},
	INTERNAL: {
		code: "internal",
		http: 500
	},
	UNAVAILABLE: {
		code: "unavailable",
		http: 503
	},
	DATA_LOSS: {
		code: "data-loss",
		http: 500
	}
};
/** Names are case-sensitive; `not-found` is not a status. */
function isCallStatus(text) {
	return typeof text === "string" && Object.hasOwn(outcomes, text);
}
function codeForStatus(status) {
	return outcomes[status].code;
}
/** Only these HTTP statuses speak for themselves; 409 is always `aborted`, 400 never `failed-precondition`. */
var codesByHttpStatus = {
	0: "internal",
	400: "invalid-argument",
	401: "unauthenticated",
	403: "permission-denied",
	404: "not-found",
	409: "aborted",
	429: "resource-exhausted",
	499: "cancelled",
	500: "internal",
	501: "unimplemented",
	503: "unavailable",
	504: "deadline-exceeded"
};
/** The code for a reply whose body names no status; 0 stands for "no reply at all". */
function codeForHttpStatus(http) {
	if (http >= 200 && http < 300) return "ok";
	return codesByHttpStatus[http] ?? "unknown";
}
// packages/protocol/src/callable/json-value.ts
var longTypes = /* @__PURE__ */ new Set(["type.googleapis.com/google.protobuf.Int64Value", "type.googleapis.com/google.protobuf.UInt64Value"]);
/**
* Turns a JavaScript value into what travels: `undefined` and holes become null, a Date its ISO text.
* Throws for what JSON cannot say (NaN, infinities, bigint), before any request is made.
*/
function encodeValue(value) {
	if (value === null || value === void 0) return null;
	if (typeof value === "boolean" || typeof value === "string") return value;
	if (typeof value === "number" && Number.isFinite(value)) return value;
	if (value instanceof Date) return value.toISOString();
	if (Array.isArray(value)) return Array.from(value, encodeValue);
	if (typeof value === "object" || typeof value === "function") return mapValues(value, encodeValue);
	throw new Error(`Data cannot be encoded in JSON: ${String(value)}`);
}
/** The way back: 64-bit wrappers become numbers; any other `@type` is refused. */
function decodeValue(value) {
	if (value === null || typeof value !== "object") return value;
	if (Array.isArray(value)) return value.map(decodeValue);
	const type = value["@type"];
	if (!type) return mapValues(value, (item) => decodeValue(item));
	if (typeof type === "string" && longTypes.has(type)) return decodeLong(value.value);
	throw new Error(`Data cannot be decoded from JSON: ${String(value)}`);
}
function decodeLong(text) {
	const number = Number(text);
	if (Number.isNaN(number)) throw new Error(`Data cannot be decoded from JSON: ${String(text)}`);
	return number;
}
function mapValues(source, change) {
	const entries = Object.entries(source).map(([key, value]) => [key, change(value)]);
	return Object.fromEntries(entries);
}
// packages/protocol/src/callable/read-reply.ts
var notJson = { failure: {
	code: "internal",
	message: "Response is not valid JSON object."
} };
var noData = { failure: {
	code: "internal",
	message: "Response is missing data field."
} };
/**
* Judges a reply the way the reference client does: a named status wins over the HTTP status, `data` wins over
* `result`, and a body that is no object is a failure of its own.
* @param http the HTTP status, 0 when there was no reply
* @param body the parsed body, null when it could not be parsed
*/
function readReply(http, body) {
	const failure = readFailure(http, body);
	if (failure) return { failure };
	if (typeof body !== "object" || body === null) return notJson;
	const { data, result } = body;
	const value = data !== void 0 ? data : result;
	return value === void 0 ? noData : { value: decodeValue(value) };
}
function readFailure(http, body) {
	let code = codeForHttpStatus(http);
	let message = code;
	let details;
	const error = errorOf(body);
	if (error) {
		if (typeof error.status === "string") {
			if (!isCallStatus(error.status)) return {
				code: "internal",
				message: `Unknown backend error status: ${error.status}`
			};
			code = codeForStatus(error.status);
			message = `Backend error status: ${error.status}`;
		}
		if (typeof error.message === "string") message = error.message;
		details = decodeLeniently(error.details);
	}
	if (code === "ok") return null;
	return details === void 0 ? {
		code,
		message
	} : {
		code,
		message,
		details
	};
}
function errorOf(body) {
	if (typeof body !== "object" || body === null) return null;
	const { error } = body;
	return error ? Object(error) : null;
}
function decodeLeniently(details) {
	if (details === void 0) return void 0;
	try {
		return decodeValue(details);
	} catch {
		return details;
	}
}
// packages/protocol/src/event-stream/event-line-reader.ts
var known = [
	"result",
	"message",
	"error"
];
/**
* Collects chunks and yields whole events. Only lines that start with `data: ` count; comments, other fields and
* lines that are not JSON objects are skipped, as the reference client does.
*/
var EventLineReader = class {
	#decoder = new TextDecoder();
	#rest = "";
	read(chunk) {
		this.#rest += this.#decoder.decode(chunk, { stream: true });
		const lines = this.#rest.split("\n");
		this.#rest = lines.pop() ?? "";
		return lines.flatMap(parseLine);
	}
	/** The last line counts even without its line break. */
	end() {
		const last = this.#rest + this.#decoder.decode();
		this.#rest = "";
		return parseLine(last);
	}
};
function parseLine(line) {
	const text = line.trim();
	if (!text.startsWith("data: ")) return [];
	try {
		const parsed = JSON.parse(text.slice(6));
		if (typeof parsed !== "object" || parsed === null) return [];
		return known.find((name) => Object.hasOwn(parsed, name)) ? [parsed] : [];
	} catch {
		return [];
	}
}
// packages/client/src/calls/call-once.ts
var defaultTimeoutMs = 7e4;
/**
* Sends one POST and judges the reply. On expiry the request itself runs on and its reply is dropped, as the
* protocol has it: aborting would not undo what the server may already have done.
*/
async function callOnce(parts, name, input, { signal } = {}) {
	if (signal?.aborted) throw calledOff();
	const request = await toRequest(parts, name, input);
	let timer;
	const expiry = new Promise((_, reject) => {
		const late = () => reject(new CallError({
			code: "deadline-exceeded",
			message: "deadline-exceeded"
		}));
		timer = setTimeout(late, parts.timeoutMs || defaultTimeoutMs);
		signal?.addEventListener("abort", () => reject(calledOff()), { once: true });
	});
	try {
		return await Promise.race([send(parts, request), expiry]);
	} finally {
		clearTimeout(timer);
	}
}
function calledOff() {
	return new CallError({
		code: "cancelled",
		message: "Request was cancelled."
	});
}
/** The request both kinds of call share; a token that cannot be had is left out. */
async function toRequest(parts, name, input) {
	const body = JSON.stringify({ data: encodeValue(input) });
	const token = await parts.getToken().catch(() => null);
	const headers = new Headers({ "Content-Type": "application/json" });
	if (token !== null) headers.set("Authorization", `Bearer ${token}`);
	return new Request(`${parts.baseUrl}/${name}`, {
		method: "POST",
		headers,
		body,
		credentials: "omit"
	});
}
async function send(parts, request) {
	const response = await (parts.fetch ?? fetch)(request).catch(() => null);
	const body = await response?.json().catch(() => null);
	const reply = response ? readReply(response.status, body) : readReply(0, null);
	if ("failure" in reply) throw new CallError(reply.failure, response?.headers.get("X-Request-Id") ?? null);
	return reply.value;
}
// packages/client/src/calls/watch-forever.ts
/** A refusal like these will not change by asking again. */
var final = /* @__PURE__ */ new Set([
	"invalid-argument",
	"unauthenticated",
	"permission-denied",
	"not-found",
	"failed-precondition",
	"unimplemented"
]);
var firstPauseMs = 500;
var longestPauseMs = 3e4;
/**
* Yields the messages of a stream. A lost or finished connection is opened again after a doubling pause with
* jitter; the first message of each connection is the current state, so that nothing is missed.
*/
async function* watchForever(parts, name, input, options) {
	const { signal } = options;
	let pauseMs = firstPauseMs;
	while (!signal.aborted) {
		try {
			for await (const message of readStream(parts, name, input, options)) {
				pauseMs = firstPauseMs;
				yield message;
			}
		} catch (problem) {
			if (signal.aborted) return;
			if (problem instanceof CallError && final.has(problem.code)) throw problem;
		} finally {
			options.onConnected?.(false);
		}
		const jitter = .5 + (parts.random ?? Math.random)();
		await (parts.pause ?? pause)(pauseMs * jitter, signal);
		pauseMs = Math.min(pauseMs * 2, longestPauseMs);
	}
}
async function* readStream(parts, name, input, { signal, onConnected }) {
	const request = await toRequest(parts, name, input);
	request.headers.set("Accept", "text/event-stream");
	const response = await (parts.fetch ?? fetch)(request, { signal });
	onConnected?.(true);
	const lines = new EventLineReader();
	for await (const chunk of chunksOf(response)) for (const event of lines.read(chunk)) {
		if ("result" in event) return;
		yield readEvent(event);
	}
	for (const event of lines.end()) if (!("result" in event)) yield readEvent(event);
}
function readEvent(event) {
	if ("message" in event) return decodeValue(event.message);
	const { status, message, details } = event.error;
	const code = isCallStatus(status) ? codeForStatus(status) : "internal";
	throw new CallError(details === void 0 ? {
		code,
		message
	} : {
		code,
		message,
		details
	});
}
/** Not every browser can iterate a body, but every one has readers. */
async function* chunksOf(response) {
	const reader = response.body?.getReader();
	if (!reader) return;
	try {
		for (;;) {
			const { done, value } = await reader.read();
			if (done) return;
			yield value;
		}
	} finally {
		await reader.cancel().catch(() => {});
	}
}
function pause(ms, signal) {
	return new Promise((resolve) => {
		const wake = () => {
			clearTimeout(timer);
			resolve();
		};
		const timer = setTimeout(wake, ms);
		signal.addEventListener("abort", wake, { once: true });
	});
}
// packages/client/src/calls/create-calls.ts
function createCalls(parts) {
	return {
		call: (name, input, options) => callOnce(parts, name, input, options),
		watch: (name, input, options) => watchForever(parts, name, input, options)
	};
}
// apps/web/src/platform/session/problem-words.ts
/** No reply, or a bug on the server: the wire has no words for people then. */
var wordless = /* @__PURE__ */ new Set([
	"internal",
	"INTERNAL",
	"unavailable",
	"unknown"
]);
var unreachable = "The server did not answer. Check your connection and try again.";
/** The same problem, with a message that a person can act on. */
function inWords(problem) {
	if (!(problem instanceof CallError)) return problem;
	const message = wordless.has(problem.message) ? unreachable : issuesOf(problem.details) ?? problem.message;
	const { code, details, requestId } = problem;
	return new CallError(details === void 0 ? {
		code,
		message
	} : {
		code,
		message,
		details
	}, requestId);
}
/** What was wrong with the input, field by field, where the server said so. */
function issuesOf(details) {
	if (typeof details !== "object" || details === null || Array.isArray(details)) return null;
	if (!Array.isArray(details.issues)) return null;
	const messages = details.issues.map((issue) => Object(issue).message);
	return [...new Set(messages)].filter((message) => typeof message === "string").join(" ") || null;
}
// apps/web/src/platform/session/calls.ts
var calls = createCalls({
	baseUrl: new URL("/functions", location.origin).href,
	getToken: session.getToken
});
/** Calls a function; what goes wrong comes in words that can be shown. */
var call = (name, input, options) => calls.call(name, input, options).catch((problem) => {
	throw inWords(problem);
});
var watch = calls.watch;
export { watch as n, call as t };
