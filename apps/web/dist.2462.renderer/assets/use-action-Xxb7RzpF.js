import { t as call } from "./calls-DgJCFUzH.js";
import { useMutation, useQueryClient } from "@tanstack/react-query";
// apps/web/src/platform/data/use-action.ts
/**
* Writes through a function and lets the named reads go stale. What is to be done afterwards is done even when the
* part of the screen that asked is gone by then, as when a live list drops its row before the answer is in.
* @param stale the functions whose answers the write changes
*/
function useAction(name, stale = []) {
	const queries = useQueryClient();
	const mutation = useMutation({
		mutationFn: (input) => call(name, input),
		onSuccess: async () => {
			await Promise.all(stale.map((read) => queries.invalidateQueries({ queryKey: [read] })));
		}
	});
	return {
		...mutation,
		mutate: (input, after) => void follow(mutation.mutateAsync(input), after)
	};
}
async function follow(written, after = {}) {
	await written.then(after.onSuccess, after.onError ?? (() => {}));
	after.onSettled?.();
}
export { useAction as t };
