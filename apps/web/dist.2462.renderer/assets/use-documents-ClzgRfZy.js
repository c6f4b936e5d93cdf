import { t as useCall } from "./use-call-BiaGBJMz.js";
import { t as useWatch } from "./use-watch-CpQ9fn4o.js";
import { useState } from "react";
// apps/web/src/features/documents/use-documents.ts
/** The papers of one pet, or of all. */
function useDocuments(petId) {
	return useCall("listDocuments", {
		...petId === void 0 ? {} : { petId },
		limit: 100
	});
}
/** Papers that were read and wait for their owner to say what of it is right. */
function useUnconfirmed() {
	return useDocuments().data?.items.filter(({ state }) => state === "needs_review") ?? [];
}
/** One paper, live: how far its reading is, then the paper itself. */
function useDocument(documentId) {
	const [document, setDocument] = useState(null);
	const [progress, setProgress] = useState(0);
	return {
		document,
		progress,
		state: useWatch("watchDocument", { documentId }, (message) => {
			if ("progress" in message) setProgress(message.progress);
			else setDocument(message);
		})
	};
}
export { useDocuments as n, useUnconfirmed as r, useDocument as t };
