import { i as fieldsOf, n as blankPet, t as PetForm } from "./pet-form-DxPlemKw.js";
import { t as useAction } from "./use-action-Xxb7RzpF.js";
import { H as useWordsOf } from "./light-C8fMLwcq.js";
import { t as Breadcrumbs } from "./breadcrumbs-DroZVQsI.js";
import { t as PageTitle } from "./page-title-z4s22wBS.js";
import { n as showToast } from "./app-QQCcJrKe.js";
import { t as pageWords } from "./page-words-DAQROi2Y.js";
import { useRef } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
import { useNavigate } from "@tanstack/react-router";
// apps/web/src/app/routes/new-pet.tsx
function NewPetPage() {
	const words = useWordsOf(pageWords);
	const navigate = useNavigate();
	const create = useAction("createPet", ["listPets"]);
	const idempotencyKey = useRef(crypto.randomUUID());
	const save = async (draft) => {
		const input = {
			...fieldsOf(draft),
			idempotencyKey: idempotencyKey.current
		};
		const pet = await create.mutateAsync(input);
		showToast({ words: words.petSaved(pet.name) });
		await navigate({
			to: "/pets/$petId",
			params: { petId: pet.id }
		});
	};
	return /* @__PURE__ */ jsxs("div", {
		className: "mx-auto flex max-w-220 flex-col gap-6",
		children: [
			/* @__PURE__ */ jsx(Breadcrumbs, { crumbs: [{
				label: words.myPets,
				href: "/dashboard"
			}, { label: words.newPet }] }),
			/* @__PURE__ */ jsx(PageTitle, {
				lead: words.newPetLead,
				children: words.newPet
			}),
			/* @__PURE__ */ jsx(PetForm, {
				draftKey: "new",
				initial: blankPet,
				submitLabel: words.addPet,
				cancelHref: "/dashboard",
				onSubmit: save
			})
		]
	});
}
export { NewPetPage as default };
