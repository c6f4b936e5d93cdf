import { R as session } from "./light-C8fMLwcq.js";
// packages/protocol/src/storage/storage-error.ts
/** What is said of each; `subject` is the path, address, operation or complaint that the sentence is about. */
var sentences = {
	unknown: () => "An unknown error occurred, please check the error payload for server response.",
	"object-not-found": (path) => `Object '${path}' does not exist.`,
	"quota-exceeded": (bucket) => `Quota for bucket '${bucket}' exceeded, please delete files you no longer need.`,
	unauthenticated: () => "User is not authenticated, please sign in and try again.",
	unauthorized: (path) => `User does not have permission to access '${path}'.`,
	"unauthorized-app": () => "This app does not have permission to access this storage.",
	"retry-limit-exceeded": () => "Max retry time for operation exceeded, please try again.",
	"invalid-url": (url) => `Invalid URL '${url}'.`,
	"invalid-default-bucket": (bucket) => `Invalid default bucket '${bucket}'.`,
	"no-default-bucket": () => "No default bucket found.",
	"invalid-root-operation": (name) => `The operation '${name}' cannot be performed on a root reference, create a non-root reference using child, such as .child('file.png').`,
	"invalid-format": (complaint) => `String does not match format ${complaint}`,
	"invalid-argument": (complaint) => complaint,
	canceled: () => "User canceled the upload/download.",
	"cannot-slice-blob": () => "Cannot slice blob for upload. Please retry the upload.",
	"no-download-url": () => "The given file does not have any download URLs.",
	"server-file-wrong-size": () => "Server recorded incorrect upload file size, please retry the upload.",
	"unsupported-environment": (missing) => `${missing} is missing. Make sure to include the required polyfills.`,
	"internal-error": (what) => `Internal error: ${what}`
};
/** A refusal of the object storage, or of a request that was never sent. `status` is 0 where no reply led to it. */
var StorageError = class extends Error {
	name = "StorageError";
	code;
	status;
	/** The reason phrase of the reply: the only words of the server that a client shows. */
	serverResponse;
	constructor(code, subject = "", status = 0, serverResponse = null) {
		super(`${sentences[code](subject)} (storage/${code})${serverResponse ? `\n${serverResponse}` : ""}`);
		this.code = `storage/${code}`;
		this.status = status;
		this.serverResponse = serverResponse;
	}
};
// packages/protocol/src/storage/data-format.ts
/** Turns a text into bytes. Throws `invalid-format` with the exact complaint, `unknown` for an unknown format. */
function readFormatted(format, text) {
	if (format === "raw") return {
		bytes: utf8(text),
		contentType: null
	};
	if (format === "base64" || format === "base64url") return {
		bytes: readBase64(format, text),
		contentType: null
	};
	if (format === "data_url") return readDataUrl(text);
	throw new StorageError("unknown");
}
function complain(format, detail) {
	return new StorageError("invalid-format", `'${format}': ${detail}`);
}
/** Half of a surrogate pair becomes the replacement character, as everywhere on the web. */
function utf8(text) {
	return new TextEncoder().encode(text);
}
/** The letters that belong to the other alphabet, in the order in which they are complained about. */
var foreign = {
	base64: {
		letters: ["-", "_"],
		other: "base64url"
	},
	base64url: {
		letters: ["+", "/"],
		other: "base64"
	}
};
function readBase64(format, text) {
	const { letters, other } = foreign[format];
	const wrong = letters.find((letter) => text.includes(letter));
	if (wrong !== void 0) throw complain(format, `Invalid character '${wrong}' found: is it ${other} encoded?`);
	try {
		const binary = atob(text.replace(/-/g, "+").replace(/_/g, "/"));
		return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
	} catch {
		throw complain(format, "Invalid character found");
	}
}
function readDataUrl(text) {
	const match = /^data:([^,]+)?,/.exec(text);
	if (!match) throw complain("data_url", "Must be formatted 'data:[<mediatype>][;base64],<data>");
	const described = match[1] ?? "";
	const isBase64 = described.endsWith(";base64");
	const contentType = (isBase64 ? described.slice(0, -7) : described) || null;
	const payload = text.slice(match[0].length);
	return {
		bytes: isBase64 ? readBase64("base64", payload) : readPercent(payload),
		contentType
	};
}
function readPercent(text) {
	try {
		return utf8(decodeURIComponent(text));
	} catch {
		throw complain("data_url", "Malformed data URL.");
	}
}
// packages/protocol/src/storage/error-for-status.ts
var invalidAppToken = "Firebase App Check token is invalid";
/** The error a status stands for. The body is never read: proxies answer with bodies of their own. */
function errorForStatus({ status, statusText, about, bucket, path }) {
	const said = statusText === "" ? null : statusText;
	if (status === 401) return new StorageError(statusText.includes(invalidAppToken) ? "unauthorized-app" : "unauthenticated", "", status, said);
	if (status === 402) return new StorageError("quota-exceeded", bucket, status, said);
	if (status === 403) return new StorageError("unauthorized", path, status, said);
	if (status === 404 && about === "object") return new StorageError("object-not-found", path, 0, said);
	return new StorageError("unknown", "", status, said);
}
// packages/protocol/src/storage/location.ts
/** The address of an object, or of the bucket's list where the path is ''. */
function objectUrl({ protocol, host }, { bucket, path }) {
	const object = path === "" ? "" : `/${encodeURIComponent(path)}`;
	return `${protocol}://${host}/v0/b/${encodeURIComponent(bucket)}/o${object}`;
}
new TextEncoder();
/** Two random fractions' digits glued together, as the reference client writes it. */
function makeBoundary(chance) {
	return [chance(), chance()].map((fraction) => fraction.toString().slice(2)).join("") || "0";
}
/** The head and the foot around an object's bytes: its metadata first, then its type. */
function frameMultipart(boundary, metadata, contentType) {
	return {
		head: `${`--${boundary}\r\nContent-Type: application/json; charset=utf-8\r\n\r\n${JSON.stringify(metadata)}`}\r\n--${boundary}\r\nContent-Type: ${contentType}\r\n\r\n`,
		foot: `\r\n--${boundary}--`
	};
}
// packages/protocol/src/storage/object-metadata.ts
var headers = [
	"md5Hash",
	"cacheControl",
	"contentDisposition",
	"contentEncoding",
	"contentLanguage",
	"contentType"
];
/** What is sent: only what may be written, in the order of the reference client, and only what was given. */
function formatWritable(metadata, path) {
	const entries = path === void 0 ? [] : [["name", path]];
	for (const key of headers) entries.push([key, metadata[key]]);
	entries.push(["metadata", metadata.customMetadata]);
	return Object.fromEntries(entries.filter(([, value]) => value !== void 0));
}
/** Reads the resource of a reply; anything that is no JSON object is `unknown`. */
function parseResource(text) {
	const found = parseObject(text);
	if (!found) throw new StorageError("unknown");
	const path = String(found.name ?? "");
	return {
		bucket: String(found.bucket ?? ""),
		fullPath: path,
		name: path.slice(path.lastIndexOf("/") + 1),
		size: Number(found.size ?? 0),
		generation: String(found.generation ?? ""),
		metageneration: String(found.metageneration ?? ""),
		timeCreated: String(found.timeCreated ?? ""),
		updated: String(found.updated ?? ""),
		...Object.fromEntries(headers.map((key) => [key, found[key]])),
		customMetadata: found.metadata,
		downloadTokens: (found.downloadTokens ?? "").split(",").filter(Boolean)
	};
}
function parseObject(text) {
	try {
		const value = JSON.parse(text);
		return typeof value === "object" && value !== null && !Array.isArray(value) ? value : null;
	} catch {
		return null;
	}
}
// packages/protocol/src/storage/path.ts
/** Some operations make no sense on a whole bucket. Throws `invalid-root-operation`. */
function refuseRoot(path, operation) {
	if (path === "") throw new StorageError("invalid-root-operation", operation);
}
/** Nothing came back, or what came back may be different next time. */
function isRetryable(status) {
	return status === null || status === 408 || status === 429 || status >= 500 && status < 600;
}
/**
* How long to wait before try number `tries` + 1: two seconds doubling up to 64, and up to one more by chance, so that
* many clients do not come back at the same moment.
* @param tries how many have failed, from 1
* @param chance from 0 to 1
*/
function retryWaitMs(tries, chance) {
	return (2 ** Math.min(tries, 6) + chance) * 1e3;
}
/**
* What follows a failed try: another after a pause, one last at the deadline, or none. A request in flight is never
* cut by the deadline, so one that fails after it is the last.
* @param elapsedMs since the first try began
* @param isLast whether the failed try was the one made at the deadline
*/
function nextTry({ tries, elapsedMs, limitMs, chance }, isLast) {
	const leftMs = limitMs - elapsedMs;
	if (isLast || leftMs <= 0) return null;
	const waitMs = retryWaitMs(tries, chance);
	return waitMs < leftMs ? {
		waitMs,
		isLast: false
	} : {
		waitMs: leftMs,
		isLast: true
	};
}
/** An upload's own pause after a chunk was answered with a passing failure; it never shrinks again. */
function nextUploadPause(pauseMs) {
	return Math.max(2 * pauseMs, 1e3);
}
// packages/protocol/src/storage/upload-steps.ts
/** A chunk starts at 256 KiB; anything up to that is sent in one request. */
var firstChunkBytes = 262144;
function needsSession(sizeBytes) {
	return sizeBytes > firstChunkBytes;
}
function beginUpload(sizeBytes) {
	return {
		sizeBytes,
		sentBytes: 0,
		chunkBytes: firstChunkBytes,
		isUnsure: false
	};
}
function nextStep({ sizeBytes, sentBytes, chunkBytes, isUnsure }) {
	if (isUnsure) return { command: "query" };
	if (sentBytes === sizeBytes) return {
		command: "finalize",
		start: sizeBytes,
		end: sizeBytes
	};
	const end = Math.min(sentBytes + chunkBytes, sizeBytes);
	return {
		command: end === sizeBytes ? "upload, finalize" : "upload",
		start: sentBytes,
		end
	};
}
/** A whole chunk was taken: the next may be twice as large. */
function afterChunk(progress, end) {
	const doubled = progress.chunkBytes * 2;
	const chunkBytes = doubled < 33554432 ? doubled : progress.chunkBytes;
	return {
		...progress,
		sentBytes: end,
		chunkBytes
	};
}
/** Something went wrong on the way: ask first, then go on in small steps. */
function afterFailure(progress) {
	return {
		...progress,
		chunkBytes: firstChunkBytes,
		isUnsure: true
	};
}
/** The server said what it holds; fewer bytes than before is legal. */
function afterQuery(progress, receivedBytes) {
	return {
		...progress,
		sentBytes: receivedBytes,
		isUnsure: false
	};
}
// packages/client/src/storage/object-address.ts
/** The address of an object, or of the whole bucket where the path is ''. */
function objectAddress({ origin, bucket }, path) {
	const { protocol, host } = new URL(origin);
	return objectUrl({
		protocol: protocol.slice(0, -1),
		host
	}, {
		bucket,
		path
	});
}
// packages/client/src/storage/storage-parts.ts
/** Waits, or wakes early when the signal fires. */
function waitFor(ms, signal) {
	return new Promise((resolve) => {
		const wake = () => {
			clearTimeout(timer);
			signal.removeEventListener("abort", wake);
			resolve();
		};
		const timer = setTimeout(wake, ms);
		signal.addEventListener("abort", wake, { once: true });
		if (signal.aborted) wake();
	});
}
// packages/client/src/storage/transport.ts
/** Browsers tell how far an upload is only through XMLHttpRequest; elsewhere there is fetch. */
var defaultTransport = (exchange) => typeof XMLHttpRequest === "undefined" ? byFetch(exchange) : byRequest(exchange);
async function byFetch({ url, onProgress, ...init }) {
	const response = await fetch(url, {
		...init,
		credentials: "omit"
	});
	const body = await response.blob();
	const { status, statusText, headers } = response;
	return {
		status,
		statusText,
		header: (name) => headers.get(name),
		body
	};
}
function byRequest({ method, url, headers, body, signal, onProgress }) {
	return new Promise((resolve, reject) => {
		const request = new XMLHttpRequest();
		request.open(method, url);
		request.responseType = "blob";
		for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
		if (onProgress) request.upload.onprogress = ({ loaded }) => onProgress(loaded);
		const fail = () => reject(/* @__PURE__ */ new TypeError("There was no reply."));
		request.onerror = fail;
		request.ontimeout = fail;
		request.onabort = () => reject(signal.reason);
		request.onload = () => {
			const { status, statusText } = request;
			const header = (name) => request.getResponseHeader(name);
			resolve({
				status,
				statusText,
				header,
				body: request.response
			});
		};
		signal.addEventListener("abort", () => request.abort(), { once: true });
		if (signal.aborted) reject(signal.reason);
		else request.send(body ?? null);
	});
}
// packages/client/src/storage/send-request.ts
/** Sends until it is answered for good: passing failures are tried again, with growing pauses, up to the limit. */
async function sendRequest(parts, request) {
	const { limitMs, signal } = request;
	const headers = {
		...await proofs(parts),
		...request.headers
	};
	const now = parts.now ?? Date.now;
	const begun = now();
	let isLast = false;
	for (let tries = 1;; tries += 1) {
		const reply = await exchange(parts, {
			...request,
			headers
		});
		if (!isRetryable(reply?.status ?? null)) return judge(parts, request, reply);
		const chance = (parts.random ?? Math.random)();
		const next = nextTry({
			tries,
			elapsedMs: now() - begun,
			limitMs,
			chance
		}, isLast);
		if (!next) throw new StorageError("retry-limit-exceeded");
		isLast = next.isLast;
		await (parts.pause ?? waitFor)(next.waitMs, signal);
		signal.throwIfAborted();
	}
}
/** One try; null where nothing came back. */
async function exchange(parts, { method, url, headers, body, signal, onProgress }) {
	const optional = {
		...body === void 0 ? {} : { body },
		...onProgress ? { onProgress } : {}
	};
	try {
		return await (parts.transport ?? defaultTransport)({
			method,
			url,
			headers,
			signal,
			...optional
		});
	} catch (problem) {
		signal.throwIfAborted();
		if (problem instanceof StorageError) throw problem;
		return null;
	}
}
/** Who sends, and with what; a token that cannot be had is left out. */
async function proofs(parts) {
	const [token, appToken] = await Promise.all([parts.getToken, parts.getAppToken].map((ask) => ask?.().catch(() => null) ?? null));
	return {
		"X-Firebase-Storage-Version": "clearpaw/0.1.0",
		...token ? { Authorization: `Firebase ${token}` } : {},
		...appToken ? { "X-Firebase-AppCheck": appToken } : {}
	};
}
/** Only 200, and what a request names besides, is success. */
function judge({ bucket }, { about, path, alsoFine }, reply) {
	const { status, statusText } = reply;
	if (status === 200 || alsoFine?.includes(status)) return reply;
	throw errorForStatus({
		status,
		statusText,
		about,
		bucket,
		path
	});
}
// packages/client/src/storage/object-requests.ts
var never = new AbortController().signal;
function ask(parts, request) {
	return sendRequest(parts, {
		about: "object",
		limitMs: parts.maxOperationRetryMs ?? 12e4,
		signal: never,
		...request
	});
}
async function getMetadata(parts, path, signal = never) {
	refuseRoot(path, "getMetadata");
	return parseResource(await (await ask(parts, {
		method: "GET",
		url: objectAddress(parts, path),
		path,
		signal
	})).body.text());
}
/** Changes what is given; null removes, and the map merges key by key. */
async function updateMetadata(parts, path, metadata) {
	refuseRoot(path, "updateMetadata");
	const headers = { "Content-Type": "application/json; charset=utf-8" };
	const body = JSON.stringify(formatWritable(metadata));
	return parseResource(await (await ask(parts, {
		method: "PATCH",
		url: objectAddress(parts, path),
		path,
		headers,
		body
	})).body.text());
}
async function deleteObject(parts, path) {
	refuseRoot(path, "deleteObject");
	await ask(parts, {
		method: "DELETE",
		url: objectAddress(parts, path),
		path,
		alsoFine: [204]
	});
}
/** An address that works without signing in, for as long as its link is not ended. */
async function getDownloadUrl(parts, path) {
	refuseRoot(path, "getDownloadURL");
	const { downloadTokens, fullPath } = await getMetadata(parts, path);
	const [token] = downloadTokens;
	if (token === void 0) throw new StorageError("no-download-url");
	return `${objectAddress(parts, fullPath)}?alt=media&token=${encodeURIComponent(token)}`;
}
/** The object's bytes, or the first `maxBytes` of them. */
async function getBlob(parts, path, maxBytes) {
	refuseRoot(path, "getBlob");
	const limited = maxBytes === void 0 ? {} : {
		headers: { Range: `bytes=0-${maxBytes}` },
		alsoFine: [206]
	};
	const reply = await ask(parts, {
		method: "GET",
		url: `${objectAddress(parts, path)}?alt=media`,
		path,
		...limited
	});
	return maxBytes === void 0 ? reply.body : reply.body.slice(0, maxBytes, reply.body.type);
}
/** One page of the folders and objects right below a path; both by their full paths. */
async function listObjects(parts, path, { maxResults, pageToken } = {}) {
	refuseLimit(maxResults);
	const query = [`prefix=${encodeURIComponent(path === "" ? "" : `${path}/`)}`, "delimiter=%2F"];
	if (pageToken !== void 0) query.push(`pageToken=${encodeURIComponent(pageToken)}`);
	if (maxResults !== void 0) query.push(`maxResults=${maxResults}`);
	const reply = await ask(parts, {
		method: "GET",
		url: `${objectAddress(parts, "")}?${query.join("&")}`,
		path,
		about: "list"
	});
	const page = JSON.parse(await reply.body.text());
	return {
		prefixes: (page.prefixes ?? []).map((prefix) => prefix.replace(/\/$/, "")),
		items: (page.items ?? []).map(({ name }) => name),
		nextPageToken: page.nextPageToken ?? null
	};
}
function refuseLimit(maxResults) {
	const complain = (text) => new StorageError("invalid-argument", `Invalid value for 'options.maxResults'. Expected ${text}.`);
	if (maxResults !== void 0 && maxResults < 1) throw complain("1 or greater");
	if (maxResults !== void 0 && maxResults > 1e3) throw complain("1000 or less");
}
/** All pages together. */
async function listAllObjects(parts, path) {
	const prefixes = [];
	const items = [];
	let pageToken = null;
	do {
		const page = await listObjects(parts, path, pageToken === null ? {} : { pageToken });
		prefixes.push(...page.prefixes);
		items.push(...page.items);
		pageToken = page.nextPageToken;
	} while (pageToken !== null);
	return {
		prefixes,
		items
	};
}
// packages/client/src/storage/upload-requests.ts
/** The requests of an upload, one function each. */
function uploadRequests(parts, { path, data, metadata }) {
	const limitMs = parts.maxUploadRetryMs ?? 6e5;
	const contentType = metadata.contentType || data.type || "application/octet-stream";
	const described = formatWritable({
		...metadata,
		contentType
	}, path);
	const common = {
		method: "POST",
		about: "upload",
		path,
		limitMs
	};
	return {
		whole: (signal, onProgress) => sendWhole(parts, {
			path,
			data,
			described,
			contentType,
			limitMs
		}, signal, onProgress),
		/** Answers the address of the upload's other requests. */
		async start(signal) {
			const headers = {
				"X-Goog-Upload-Protocol": "resumable",
				"X-Goog-Upload-Command": "start",
				"X-Goog-Upload-Header-Content-Length": String(data.size),
				"X-Goog-Upload-Header-Content-Type": contentType,
				"Content-Type": "application/json; charset=utf-8"
			};
			const body = JSON.stringify(described);
			const reply = await sendRequest(parts, {
				...common,
				url: uploadUrl(parts, path),
				headers,
				body,
				signal
			});
			statusOf(reply);
			const url = reply.header("X-Goog-Upload-URL");
			if (!url) throw new StorageError("unknown");
			return url;
		},
		async query(url, signal) {
			const headers = { "X-Goog-Upload-Command": "query" };
			const reply = await sendRequest(parts, {
				...common,
				url,
				headers,
				signal
			});
			const isFinal = statusOf(reply) === "final";
			const received = reply.header("X-Goog-Upload-Size-Received");
			if (received === null || !/^\d+$/.test(received)) throw new StorageError("unknown");
			return {
				receivedBytes: Number(received),
				isFinal
			};
		},
		/** Sends one chunk, once: what follows a failure is the task's to decide. */
		async chunk(url, step, signal, onProgress) {
			const body = sliceOf(data, step.start, step.end);
			const reply = await exchange(parts, {
				method: "POST",
				url,
				headers: {
					...await proofs(parts),
					"X-Goog-Upload-Command": step.command,
					"X-Goog-Upload-Offset": String(step.start)
				},
				body,
				signal,
				onProgress
			});
			if (!reply) return "no reply";
			if (isRetryable(reply.status)) return "try later";
			return statusOf(judge(parts, common, reply)) === "final" ? parseResource(await reply.body.text()) : "taken";
		}
	};
}
/** Metadata and bytes in one request. */
async function sendWhole(parts, { path, data, described, contentType, limitMs }, signal, onProgress) {
	const boundary = makeBoundary(parts.random ?? Math.random);
	const { head, foot } = frameMultipart(boundary, described, contentType);
	const headers = {
		"X-Goog-Upload-Protocol": "multipart",
		"Content-Type": `multipart/related; boundary=${boundary}`
	};
	const body = new Blob([
		head,
		data,
		foot
	]);
	return parseResource(await (await sendRequest(parts, {
		method: "POST",
		about: "upload",
		path,
		limitMs,
		url: uploadUrl(parts, path),
		headers,
		body,
		signal,
		onProgress
	})).body.text());
}
function uploadUrl(parts, path) {
	return `${objectAddress(parts, "")}?name=${encodeURIComponent(path)}`;
}
function statusOf(reply) {
	const status = reply.header("X-Goog-Upload-Status");
	if (status !== "active" && status !== "final") throw new StorageError("unknown");
	return status;
}
/** A file that was changed or moved away on the device cannot be cut any more. */
function sliceOf(data, start, end) {
	const slice = data.slice(start, end);
	if (slice.size !== end - start) throw new StorageError("cannot-slice-blob");
	return slice;
}
// packages/client/src/storage/upload-task.ts
/** Sends an object so that it arrives whatever happens on the way. Work begins in the next turn. */
function startUpload(parts, plan, sessionUrl = null) {
	const task = new Upload(parts, plan, sessionUrl);
	queueMicrotask(() => void task.run());
	return task;
}
var Upload = class {
	done;
	#parts;
	#plan;
	#requests;
	#listeners = /* @__PURE__ */ new Set();
	#settle = Promise.withResolvers();
	#snapshot;
	#progress;
	#request = new AbortController();
	#isRunning = false;
	#pauseMs = 0;
	#lostReplies = 0;
	constructor(parts, plan, sessionUrl) {
		this.#parts = parts;
		this.#plan = plan;
		this.#requests = uploadRequests(parts, plan);
		const begun = beginUpload(plan.data.size);
		this.#progress = sessionUrl === null ? begun : afterFailure(begun);
		const totalBytes = plan.data.size;
		this.#snapshot = {
			state: "running",
			bytesTransferred: 0,
			totalBytes,
			metadata: null,
			error: null,
			sessionUrl
		};
		this.done = this.#settle.promise;
		this.done.catch(() => {});
	}
	get snapshot() {
		return this.#snapshot;
	}
	subscribe(listener) {
		this.#listeners.add(listener);
		queueMicrotask(() => this.#listeners.has(listener) && listener(this.#snapshot));
		return () => this.#listeners.delete(listener);
	}
	pause() {
		if (this.#snapshot.state !== "running") return false;
		this.#change({ state: "pausing" });
		this.#request.abort();
		return true;
	}
	resume() {
		const { state } = this.#snapshot;
		if (state !== "paused" && state !== "pausing") return false;
		this.#change({ state: "running" });
		this.run();
		return true;
	}
	cancel() {
		const { state } = this.#snapshot;
		if (state !== "running" && state !== "pausing") return false;
		this.#change({ state: "canceling" });
		this.#request.abort();
		return true;
	}
	/** One loop at a time; a resume while the paused request is still ending lets the same loop go on. */
	async run() {
		if (this.#isRunning) return;
		this.#isRunning = true;
		while (this.#snapshot.state === "running") await this.#tryStep();
		this.#isRunning = false;
		const { state } = this.#snapshot;
		if (state === "pausing") this.#change({ state: "paused" });
		if (state === "canceling") this.#fail("canceled", new StorageError("canceled"));
	}
	async #tryStep() {
		this.#request = new AbortController();
		const { signal } = this.#request;
		try {
			const metadata = await this.#step(signal);
			if (metadata) this.#succeed(metadata);
		} catch (problem) {
			if (signal.aborted) this.#progress = afterFailure(this.#progress);
			else this.#fail("error", problem instanceof StorageError ? problem : new StorageError("unknown"));
		}
	}
	async #step(signal) {
		const report = (sent) => this.#report(this.#progress.sentBytes + sent);
		if (!needsSession(this.#plan.data.size)) return this.#requests.whole(signal, () => {});
		const url = this.#snapshot.sessionUrl;
		if (url === null) {
			this.#change({ sessionUrl: await this.#requests.start(signal) });
			return null;
		}
		const step = nextStep(this.#progress);
		if (step.command === "query") return this.#ask(url, signal);
		const outcome = await this.#requests.chunk(url, step, signal, report);
		if (typeof outcome === "object") return outcome;
		if (outcome !== "taken") {
			await this.#recover(outcome, signal);
			return null;
		}
		this.#progress = afterChunk(this.#progress, step.end);
		this.#pauseMs = 0;
		this.#lostReplies = 0;
		this.#report(step.end);
		return null;
	}
	/** What the server holds decides where to go on; one that has finished already is asked for the object. */
	async #ask(url, signal) {
		const { receivedBytes, isFinal } = await this.#requests.query(url, signal);
		if (isFinal) return getMetadata(this.#parts, this.#plan.path, signal);
		this.#progress = afterQuery(this.#progress, receivedBytes);
		this.#report(receivedBytes);
		if (this.#pauseMs > 0) await (this.#parts.pause ?? waitFor)(this.#pauseMs, signal);
		return null;
	}
	/** A refusal that passes: ask at once, pause before the next chunk. No reply at all: pause, then ask. */
	async #recover(outcome, signal) {
		const limitMs = this.#parts.maxUploadRetryMs ?? 6e5;
		this.#progress = afterFailure(this.#progress);
		if (outcome === "try later") {
			if (this.#pauseMs > limitMs) throw new StorageError("retry-limit-exceeded");
			this.#pauseMs = nextUploadPause(this.#pauseMs);
			return;
		}
		this.#lostReplies += 1;
		const waitMs = retryWaitMs(this.#lostReplies, (this.#parts.random ?? Math.random)());
		if (waitMs > limitMs) throw new StorageError("retry-limit-exceeded");
		await (this.#parts.pause ?? waitFor)(waitMs, signal);
	}
	#report(bytesTransferred) {
		this.#change({ bytesTransferred: Math.min(bytesTransferred, this.#snapshot.totalBytes) });
	}
	#succeed(metadata) {
		this.#change({
			state: "success",
			metadata,
			bytesTransferred: this.#snapshot.totalBytes
		});
		this.#settle.resolve(metadata);
	}
	#fail(state, error) {
		this.#change({
			state,
			error
		});
		this.#settle.reject(error);
	}
	#change(change) {
		this.#snapshot = {
			...this.#snapshot,
			...change
		};
		const shown = this.#snapshot;
		for (const listener of this.#listeners) queueMicrotask(() => listener(shown));
	}
};
// packages/client/src/storage/create-storage.ts
function createStorage(parts) {
	for (const ms of [parts.maxOperationRetryMs, parts.maxUploadRetryMs]) if (ms !== void 0 && !(ms >= 0)) throw new StorageError("invalid-argument", "Invalid value for 'time'. Expected 0 or greater.");
	const uploadWhole = async (path, data, metadata = {}) => {
		refuseRoot(path, "uploadBytes");
		return uploadRequests(parts, {
			path,
			data,
			metadata
		}).whole(new AbortController().signal, () => {});
	};
	return {
		upload(path, data, metadata = {}, sessionUrl = null) {
			refuseRoot(path, "uploadBytesResumable");
			return startUpload(parts, {
				path,
				data,
				metadata
			}, sessionUrl);
		},
		uploadWhole,
		async uploadString(path, text, format = "raw", metadata = {}) {
			refuseRoot(path, "uploadString");
			const { bytes, contentType } = readFormatted(format, text);
			const named = contentType === null ? {} : { contentType };
			return uploadWhole(path, new Blob([bytes]), {
				...named,
				...metadata
			});
		},
		getMetadata: (...rest) => getMetadata(parts, ...rest),
		updateMetadata: (...rest) => updateMetadata(parts, ...rest),
		deleteObject: (...rest) => deleteObject(parts, ...rest),
		getDownloadUrl: (...rest) => getDownloadUrl(parts, ...rest),
		getBlob: (...rest) => getBlob(parts, ...rest),
		list: (...rest) => listObjects(parts, ...rest),
		listAll: (...rest) => listAllObjects(parts, ...rest)
	};
}
// apps/web/src/platform/files/files.ts
var files = createStorage({
	origin: location.origin,
	bucket: "clearpaw",
	getToken: session.getToken
});
export { files as t };
