import { n as DocumentList, t as UploadPanel } from "./upload-panel-BqgUayo5.js";
import { t as documentWords } from "./words-D1MriqN1.js";
import { n as useDocuments } from "./use-documents-ClzgRfZy.js";
import { t as petLook } from "./pet-look-1Aqf7BJX.js";
import { t as useCall } from "./use-call-BiaGBJMz.js";
import { H as useWordsOf } from "./light-C8fMLwcq.js";
import { t as EmptyState } from "./empty-state-DWLJlkTs.js";
import { i as ErrorPanel } from "./app-QQCcJrKe.js";
import { t as Spinner } from "./spinner-BCs9SEnB.js";
import { t as PageTitle } from "./page-title-z4s22wBS.js";
import { t as Card } from "./card-DlR0N7on.js";
import { jsx, jsxs } from "react/jsx-runtime";
// apps/web/src/app/routes/docs.tsx
function DocumentsPage() {
	const words = useWordsOf(documentWords);
	const pets = useCall("listPets", { limit: 100 });
	const documents = useDocuments();
	const failed = [pets, documents].find(({ isError }) => isError);
	if (failed) return /* @__PURE__ */ jsx(ErrorPanel, {
		onRetry: () => void failed.refetch(),
		children: failed.error?.message
	});
	const [first] = pets.data?.items ?? [];
	const items = documents.data?.items ?? [];
	return /* @__PURE__ */ jsxs("div", {
		className: "flex flex-col gap-6",
		children: [
			/* @__PURE__ */ jsx(PageTitle, {
				lead: words.lead,
				children: words.documents
			}),
			pets.data ? /* @__PURE__ */ jsx(UploadPanel, { pets: pets.data.items }) : /* @__PURE__ */ jsx(Spinner, {}),
			documents.data && items.length > 0 && /* @__PURE__ */ jsx(Card, {
				padding: "large",
				children: /* @__PURE__ */ jsx(DocumentList, { documents: items })
			}),
			documents.data && items.length === 0 && first && /* @__PURE__ */ jsx(EmptyState, {
				look: petLook(first),
				title: words.none,
				children: words.noneLead
			})
		]
	});
}
export { DocumentsPage as default };
