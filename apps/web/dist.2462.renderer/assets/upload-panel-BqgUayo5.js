import { F as Icon, H as useWordsOf, L as useSession, O as Tag } from "./light-C8fMLwcq.js";
import { t as documentKinds } from "./document-kind-CJK9z3qB.js";
import { t as useFormat } from "./use-format-CV9goLff.js";
import { t as call } from "./calls-DgJCFUzH.js";
import { t as files } from "./files-BkgAZQc1.js";
import { t as useAction } from "./use-action-Xxb7RzpF.js";
import { t as Button } from "./button-Cfu8Kpws.js";
import { t as Banner } from "./banner-C-o9mbUT.js";
import { t as Progress } from "./progress-glumz5i-.js";
import { t as TextLink } from "./text-link-CK1NFIMY.js";
import { t as Panel } from "./panel-CiYIu3yG.js";
import { n as Rows, t as Row } from "./rows-DQrFM6E6.js";
import { t as FileDrop } from "./file-drop-a3ixcM4d.js";
import { t as Select } from "./select-y_4EWHW7.js";
import { n as showToast } from "./app-QQCcJrKe.js";
import { t as documentWords } from "./words-D1MriqN1.js";
import { t as useObjectUrl } from "./use-object-url-G0LrVqcF.js";
import { useMemo, useState, useSyncExternalStore } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
import { useQueryClient } from "@tanstack/react-query";
import { FileText } from "lucide-react";
// packages/client/src/storage/upload-journal.ts
var storeName = "uploads";
/** The server forgets an upload after seven days; so does the device. */
var keptForMs = 6048e5;
/** @param owner whose uploads these are: another person on the same device must not see them */
function openUploadJournal(owner, factory = indexedDB) {
	const name = `clearpaw.uploads.${owner}`;
	return {
		keep: (upload) => change(factory, name, (store) => store.put(upload)),
		forget: (id) => change(factory, name, (store) => store.delete(id)),
		async list() {
			const all = await read(factory, name).catch(() => []);
			const old = all.filter(({ startedAt }) => startedAt < Date.now() - keptForMs);
			for (const { id } of old) await change(factory, name, (store) => store.delete(id));
			return all.filter((one) => !old.includes(one)).sort((a, b) => a.startedAt - b.startedAt);
		}
	};
}
function open(factory, name) {
	return new Promise((resolve, reject) => {
		const request = factory.open(name, 1);
		request.onupgradeneeded = () => request.result.createObjectStore(storeName, { keyPath: "id" });
		request.onsuccess = () => resolve(request.result);
		request.onerror = () => reject(request.error);
	});
}
async function change(factory, name, work) {
	await using(factory, name, "readwrite", work).catch(() => {});
}
function read(factory, name) {
	return using(factory, name, "readonly", (store) => store.getAll());
}
async function using(factory, name, mode, work) {
	const database = await open(factory, name);
	try {
		return await new Promise((resolve, reject) => {
			const transaction = database.transaction(storeName, mode);
			const request = work(transaction.objectStore(storeName));
			transaction.oncomplete = () => resolve(request.result);
			transaction.onabort = () => reject(transaction.error);
			transaction.onerror = () => reject(transaction.error);
		});
	} finally {
		database.close();
	}
}
// apps/web/src/features/documents/document-list.tsx
/** As long as the toast that offers to take it back. */
var undoMs = 8e3;
/** Papers by name, kind and state. Deleting takes effect when it can no longer be taken back. */
function DocumentList({ documents }) {
	const words = useWordsOf(documentWords);
	const format = useFormat();
	const [hidden, setHidden] = useState([]);
	const remove = useAction("deleteDocument", ["listDocuments", "listVaccinations"]);
	const removeLater = ({ id, title }) => {
		setHidden((ids) => [...ids, id]);
		const show = () => setHidden((ids) => ids.filter((one) => one !== id));
		const timer = setTimeout(() => remove.mutate({ documentId: id }, { onError: show }), undoMs);
		const undo = () => {
			clearTimeout(timer);
			show();
		};
		showToast({
			words: words.removed(title),
			onUndo: undo
		});
	};
	return /* @__PURE__ */ jsx(Rows, { children: documents.filter(({ id }) => !hidden.includes(id)).map((document) => /* @__PURE__ */ jsx(Row, {
		start: /* @__PURE__ */ jsx(Thumbnail, { document }),
		title: /* @__PURE__ */ jsx(TextLink, {
			href: `/docs/${document.id}`,
			children: document.title
		}),
		detail: `${words.kinds[document.kind]} · ${format.moment(document.createdAt)}`,
		end: /* @__PURE__ */ jsxs("span", {
			className: "flex items-center gap-2",
			children: [/* @__PURE__ */ jsx(Tag, { children: words.states[document.state] }), /* @__PURE__ */ jsx(Button, {
				variant: "ghost",
				size: "small",
				"aria-label": `${words.remove}: ${document.title}`,
				onPress: () => removeLater(document),
				children: words.remove
			})]
		})
	}, document.id)) });
}
function Thumbnail({ document }) {
	const isPicture = /^image\/(jpeg|png|webp)$/.test(document.contentType);
	const url = useObjectUrl(isPicture ? document.storagePath : null, "small");
	return /* @__PURE__ */ jsx("span", {
		className: "grid size-12 shrink-0 place-items-center overflow-hidden rounded-field bg-sunken text-ink-3",
		children: url ? /* @__PURE__ */ jsx("img", {
			src: url,
			alt: "",
			className: "size-full object-cover"
		}) : /* @__PURE__ */ jsx(Icon, { of: FileText })
	});
}
// apps/web/src/features/documents/upload-queue.ts
/** The server takes no larger object. */
var maxFileBytes = 104857600;
/** The uploads of this tab. They go on while pages change, and are offered again after a reload. */
var UploadQueue = class {
	#uid;
	#journal;
	#listeners = /* @__PURE__ */ new Set();
	#onStored;
	#entries = [];
	constructor(uid, onStored) {
		this.#uid = uid;
		this.#journal = openUploadJournal(uid);
		this.#onStored = onStored;
		this.#journal.list().then((left) => {
			const known = new Set(this.#entries.map(({ id }) => id));
			this.#set([...left.filter(({ id }) => !known.has(id)).map(waiting), ...this.#entries]);
		});
	}
	entries = () => this.#entries;
	subscribe = (listener) => {
		this.#listeners.add(listener);
		return () => this.#listeners.delete(listener);
	};
	add(chosen, purpose) {
		for (const file of chosen) {
			const id = crypto.randomUUID();
			const ending = /\.[a-z0-9]{1,8}$/i.exec(file.name)?.[0]?.toLowerCase() ?? "";
			const kept = {
				id,
				path: `users/${this.#uid}/documents/${id}${ending}`,
				name: file.name,
				sessionUrl: null,
				data: file,
				about: purpose,
				startedAt: Date.now()
			};
			this.#journal.keep(kept);
			this.#set([...this.#entries, waiting(kept)]);
			this.resume(id);
		}
	}
	pause(id) {
		this.#find(id)?.task?.pause();
	}
	resume(id) {
		const entry = this.#find(id);
		if (!entry || entry.task?.resume()) return;
		const task = files.upload(entry.kept.path, entry.kept.data, { contentType: entry.kept.data.type }, entry.kept.sessionUrl);
		this.#change(id, {
			task,
			snapshot: task.snapshot
		});
		task.subscribe((snapshot) => this.#follow(id, snapshot));
		task.done.then(() => this.#finish(entry), () => {});
	}
	/** A paused task can only be cancelled while it runs. */
	cancel(id) {
		const { task } = this.#find(id) ?? {};
		task?.resume();
		task?.cancel();
		this.#journal.forget(id);
		this.#set(this.#entries.filter((entry) => entry.id !== id));
	}
	#follow(id, snapshot) {
		const entry = this.#find(id);
		if (!entry) return;
		const { sessionUrl } = snapshot;
		const kept = sessionUrl === null ? entry.kept : {
			...entry.kept,
			sessionUrl
		};
		if (sessionUrl !== entry.kept.sessionUrl) this.#journal.keep(kept);
		this.#change(id, {
			snapshot,
			kept
		});
	}
	async #finish({ id, kept, purpose, name }) {
		const title = name.replace(/\.[a-z0-9]{1,8}$/i, "").slice(0, 120).trim();
		const named = title === "" ? {} : { title };
		await call("addDocument", {
			...purpose,
			...named,
			storagePath: kept.path,
			idempotencyKey: id
		}).catch(() => {});
		await this.#journal.forget(id);
		this.#set(this.#entries.filter((entry) => entry.id !== id));
		this.#onStored();
	}
	#find(id) {
		return this.#entries.find((entry) => entry.id === id);
	}
	#change(id, change) {
		this.#set(this.#entries.map((entry) => entry.id === id ? {
			...entry,
			...change
		} : entry));
	}
	#set(entries) {
		this.#entries = entries;
		for (const listener of this.#listeners) listener();
	}
};
function waiting(kept) {
	const { id, name, data, about } = kept;
	return {
		id,
		name,
		size: data.size,
		purpose: about,
		snapshot: null,
		task: null,
		kept
	};
}
// apps/web/src/features/documents/upload-row.tsx
/** One file on its way, with its numbers and what can be done about it. */
function UploadRow({ upload, queue }) {
	const words = useWordsOf(documentWords);
	const format = useFormat();
	const { id, name, size, snapshot } = upload;
	if (snapshot?.state === "error") return /* @__PURE__ */ jsx(FailedRow, {
		upload,
		queue
	});
	const done = snapshot?.bytesTransferred ?? 0;
	const percent = size === 0 ? 100 : Math.floor(done / size * 100);
	const megabytes = (bytes) => format.number(Math.round(bytes / 104857.6) / 10);
	const isMoving = snapshot?.state === "running" || snapshot?.state === "success";
	const left = snapshot === null ? words.waiting : words.percent(format.number(percent));
	return /* @__PURE__ */ jsx(Progress, {
		title: /* @__PURE__ */ jsx("span", {
			className: "truncate",
			children: name
		}),
		label: words.uploading(name),
		percent,
		amount: words.amount(megabytes(done), megabytes(size)),
		left: isMoving || snapshot === null ? left : words.paused,
		actions: /* @__PURE__ */ jsxs(Fragment$1, { children: [isMoving ? /* @__PURE__ */ jsx(Button, {
			variant: "ghost",
			size: "small",
			onPress: () => queue.pause(id),
			children: words.pause
		}) : /* @__PURE__ */ jsx(Button, {
			variant: "ghost",
			size: "small",
			onPress: () => queue.resume(id),
			children: words.resume
		}), /* @__PURE__ */ jsx(Button, {
			variant: "ghost",
			size: "small",
			onPress: () => queue.cancel(id),
			children: words.cancel
		})] })
	});
}
/** Refused for good, or worth another try. */
function FailedRow({ upload, queue }) {
	const words = useWordsOf(documentWords);
	const { error } = upload.snapshot ?? {};
	const isFull = error?.code === "storage/quota-exceeded";
	const isRefused = error?.status === 415;
	const canRetry = !isFull && !isRefused;
	return /* @__PURE__ */ jsx(Banner, {
		tone: "stop",
		title: upload.name,
		announce: "alert",
		action: /* @__PURE__ */ jsxs("div", {
			className: "flex gap-2",
			children: [canRetry && /* @__PURE__ */ jsx(Button, {
				variant: "quiet",
				size: "small",
				onPress: () => queue.resume(upload.id),
				children: words.resume
			}), /* @__PURE__ */ jsx(Button, {
				variant: "quiet",
				size: "small",
				onPress: () => queue.cancel(upload.id),
				children: words.dismiss
			})]
		}),
		children: isFull ? words.noRoom : isRefused ? words.refused : words.failedUpload
	});
}
// apps/web/src/features/documents/use-upload-queue.ts
/** One queue for each person in this tab, whichever page shows it. */
var queues = /* @__PURE__ */ new Map();
function useUploadQueue() {
	const session = useSession();
	const queries = useQueryClient();
	const uid = session.ready && session.uid || "";
	const queue = useMemo(() => {
		const known = queues.get(uid) ?? new UploadQueue(uid, () => void queries.invalidateQueries({ queryKey: ["listDocuments"] }));
		queues.set(uid, known);
		return known;
	}, [uid, queries]);
	return {
		queue,
		entries: useSyncExternalStore(queue.subscribe, queue.entries, queue.entries)
	};
}
// apps/web/src/features/documents/upload-panel.tsx
var accept = [
	"application/pdf",
	"image/jpeg",
	"image/png",
	"image/webp",
	"image/heic"
];
/** Takes files for a pet and shows them on their way. */
function UploadPanel({ pets }) {
	const words = useWordsOf(documentWords);
	const { queue, entries } = useUploadQueue();
	const [chosen, setChosen] = useState(null);
	const [kind, setKind] = useState("vaccination_certificate");
	const petId = chosen ?? pets[0]?.id ?? null;
	const add = (files) => {
		const fitting = files.filter((file) => file.size <= maxFileBytes);
		if (fitting.length < files.length) showToast({
			words: words.tooLarge,
			tone: "error"
		});
		if (petId !== null) queue.add(fitting, {
			petId,
			kind
		});
	};
	if (petId === null) return /* @__PURE__ */ jsx(Panel, {
		title: words.add,
		children: words.noPets
	});
	return /* @__PURE__ */ jsxs(Panel, {
		title: words.add,
		children: [
			/* @__PURE__ */ jsxs("div", {
				className: "grid gap-4 md:grid-cols-2",
				children: [pets.length > 1 && /* @__PURE__ */ jsx(Select, {
					label: words.whichPet,
					options: pets.map(({ id, name }) => ({
						id,
						label: name
					})),
					value: petId,
					onChange: setChosen
				}), /* @__PURE__ */ jsx(Select, {
					label: words.kind,
					options: documentKinds.map((id) => ({
						id,
						label: words.kinds[id]
					})),
					value: kind,
					onChange: setKind
				})]
			}),
			/* @__PURE__ */ jsx(FileDrop, {
				title: words.add,
				accept,
				several: true,
				onFiles: add,
				className: "mt-4",
				children: words.accepted
			}),
			entries.length > 0 && /* @__PURE__ */ jsx("ul", {
				"aria-label": words.uploads,
				className: "mt-5 flex flex-col gap-4",
				children: entries.map((upload) => /* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsx(UploadRow, {
					upload,
					queue
				}) }, upload.id))
			})
		]
	});
}
export { DocumentList as n, UploadPanel as t };
