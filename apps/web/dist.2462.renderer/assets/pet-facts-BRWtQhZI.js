import { a as compareDates, c as daysBetween, d as civilFromDay, i as addMonths, s as dayOf, t as calendarDateIn } from "./calendar-date-in-Cu37YP4x.js";
import { H as useWordsOf } from "./light-C8fMLwcq.js";
import { t as petWords } from "./words-BQdmcCq6.js";
// packages/domain/src/pets/pet-age.ts
/** The age on a day, from a birth date `YYYY-MM-DD`; null for a birth still to come. */
function petAge(bornOn, today) {
	const days = daysBetween(bornOn, today);
	if (days < 0) return null;
	const months = fullMonths(bornOn, today);
	if (months >= 12) return {
		unit: "years",
		count: Math.floor(months / 12)
	};
	if (months >= 3) return {
		unit: "months",
		count: months
	};
	return days >= 14 ? {
		unit: "weeks",
		count: Math.floor(days / 7)
	} : {
		unit: "days",
		count: days
	};
}
function fullMonths(from, to) {
	const [a, b] = [civilFromDay(dayOf(from)), civilFromDay(dayOf(to))];
	const months = (b.year - a.year) * 12 + b.month - a.month;
	return compareDates(addMonths(from, months), to) > 0 ? months - 1 : months;
}
// apps/web/src/features/pets/pet-facts.ts
/** Breed (or kind) and age in one line: "Labrador mix, 4 years". */
function usePetFacts() {
	const words = useWordsOf(petWords);
	return ({ breed, species, bornOn }) => {
		const today = calendarDateIn(Date.now(), Intl.DateTimeFormat().resolvedOptions().timeZone);
		const age = bornOn === null ? null : petAge(bornOn, today);
		return [breed ?? words.species[species], age && words.age[age.unit](age.count)].filter(Boolean).join(", ");
	};
}
export { usePetFacts as t };
