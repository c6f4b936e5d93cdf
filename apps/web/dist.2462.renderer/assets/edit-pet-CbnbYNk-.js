import { i as fieldsOf, r as draftOf, t as PetForm } from "./pet-form-DxPlemKw.js";
import { t as petLook } from "./pet-look-1Aqf7BJX.js";
import { t as usePet } from "./use-pet-BHiEHSDt.js";
import { t as useAction } from "./use-action-Xxb7RzpF.js";
import { H as useWordsOf, S as PetAvatar } from "./light-C8fMLwcq.js";
import { i as ErrorPanel, n as showToast } from "./app-QQCcJrKe.js";
import { r as PageSkeleton } from "./redirect-DprfkNSs.js";
import { t as Breadcrumbs } from "./breadcrumbs-DroZVQsI.js";
import { t as PageTitle } from "./page-title-z4s22wBS.js";
import { t as pageWords } from "./page-words-DAQROi2Y.js";
import { useMemo } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
import { useNavigate, useParams } from "@tanstack/react-router";
// apps/web/src/app/routes/edit-pet.tsx
function EditPetPage() {
	const { petId } = useParams({ strict: false });
	const pet = usePet(petId);
	if (pet.isError) return /* @__PURE__ */ jsx(ErrorPanel, {
		onRetry: () => void pet.refetch(),
		children: pet.error.message
	});
	return pet.data ? /* @__PURE__ */ jsx(Editor, { pet: pet.data }) : /* @__PURE__ */ jsx(PageSkeleton, { cards: 1 });
}
function Editor({ pet }) {
	const words = useWordsOf(pageWords);
	const navigate = useNavigate();
	const update = useAction("updatePet", [
		"getPet",
		"listPets",
		"listPetConnections"
	]);
	const initial = useMemo(() => draftOf(pet), [pet]);
	const page = `/pets/${pet.id}`;
	const save = async (draft) => {
		const saved = await update.mutateAsync({
			petId: pet.id,
			ifUpdatedAt: pet.updatedAt,
			...fieldsOf(draft)
		});
		showToast({ words: words.petSaved(saved.name) });
		await navigate({ to: page });
	};
	return /* @__PURE__ */ jsxs("div", {
		className: "mx-auto flex max-w-220 flex-col gap-6",
		children: [
			/* @__PURE__ */ jsx(Breadcrumbs, { crumbs: [
				{
					label: words.myPets,
					href: "/dashboard"
				},
				{
					label: pet.name,
					href: page
				},
				{ label: words.edit }
			] }),
			/* @__PURE__ */ jsx(PageTitle, {
				picture: /* @__PURE__ */ jsx(PetAvatar, {
					look: petLook(pet),
					size: 72
				}),
				children: words.editPet(pet.name)
			}),
			/* @__PURE__ */ jsx(PetForm, {
				draftKey: pet.id,
				initial,
				submitLabel: words.saveChanges,
				cancelHref: page,
				onSubmit: save
			})
		]
	});
}
export { EditPetPage as default };
