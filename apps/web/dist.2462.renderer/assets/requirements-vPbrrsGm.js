import { n as usePlace } from "./place-ua9jLkuz.js";
import { t as calendarDateIn } from "./calendar-date-in-Cu37YP4x.js";
import { t as mayDo } from "./permissions-DilPRF2S.js";
import { B as defineWords, C as useDraft, F as Icon, H as useWordsOf, M as VerdictShape, O as Tag, P as classes, i as Segments, k as portraitFor, n as sentenceWordLook, r as Sentence, t as SentenceWord } from "./light-C8fMLwcq.js";
import { t as Button$1 } from "./button-Cfu8Kpws.js";
import { t as Banner } from "./banner-C-o9mbUT.js";
import { i as ErrorPanel, n as showToast } from "./app-QQCcJrKe.js";
import { t as SavedNote } from "./saved-note-Bf_R52zE.js";
import { a as SkeletonBlock, i as Skeleton } from "./redirect-DprfkNSs.js";
import { t as useFormat } from "./use-format-CV9goLff.js";
import { t as Menu$2 } from "./menu-7KRAIxuZ.js";
import { t as PageTitle } from "./page-title-z4s22wBS.js";
import { t as DateField } from "./date-field-CirZmsaa.js";
import { t as Panel } from "./panel-CiYIu3yG.js";
import { t as useCall } from "./use-call-BiaGBJMz.js";
import { t as Spinner } from "./spinner-BCs9SEnB.js";
import { t as Progress } from "./progress-glumz5i-.js";
import { t as EmptyState } from "./empty-state-DWLJlkTs.js";
import { t as Card } from "./card-DlR0N7on.js";
import { t as evidenceLevels } from "./evidence-BUqZOZRE.js";
import { t as speciesList } from "./species-CjTPcZcv.js";
import { n as targets, t as findTarget } from "./target-DhXyGG_J.js";
import { t as TextField } from "./text-field-BfnnSR2p.js";
import { t as Dialog$1 } from "./dialog-CYtOyh-5.js";
import { t as useAction } from "./use-action-Xxb7RzpF.js";
import { t as CallError } from "./call-error-6MthuIsC.js";
import { t as IconButton } from "./icon-button-DOXv9P8U.js";
import { n as Rows, t as Row } from "./rows-DQrFM6E6.js";
import { Fragment, useDeferredValue, useEffect, useRef, useState } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
import { ArrowDown, ArrowUp, CircleAlert, Download, Lock, Plus, Sparkles, Trash2, WandSparkles } from "lucide-react";
import { Button } from "react-aria-components";
// packages/domain/src/compliance/certlogic/expression.ts
/** Reads the data at a dotted path; '' is all of it. */
var read = (path) => ({ var: path });
var not = (operand) => ({ "!": [operand] });
var is = (left, right) => ({ "===": [left, right] });
var isIn = (item, list) => ({ in: [item, list] });
var choose = (guard, then, otherwise) => ({ if: [
	guard,
	then,
	otherwise
] });
var isAtLeast = (left, right) => ({ ">=": [left, right] });
/** All of them; CertLogic's `and` takes two operands or more. */
function all(operands) {
	const [first, ...others] = operands.filter((operand) => operand !== true);
	if (first === void 0) return true;
	return others.length === 0 ? first : { and: [first, ...others] };
}
/** Any of them; CertLogic has no `or`. */
function any(operands) {
	return operands.reduceRight((rest, operand) => choose(operand, true, rest), false);
}
/** A date so many days on, as a moment. */
var plusDays = (date, days) => ({ plusTime: [
	date,
	days,
	"day"
] });
/** Whether a moment is on or after another. */
var isNotBefore = (left, right) => ({ "not-before": [left, right] });
/** Whether a moment is before another. */
var isBefore = (left, right) => ({ before: [left, right] });
/**
* Whether some item of a list meets a condition. Inside it `current` is the item and `accumulator` the data around
* the list: CertLogic's `reduce` lets a lambda see nothing else, so the data travels as the accumulator until found.
*/
function someOf(listPath, condition) {
	const step = choose(is(read("accumulator"), true), true, choose(condition, true, read("accumulator")));
	return is({ reduce: [
		read(listPath),
		step,
		read("")
	] }, true);
}
// packages/domain/src/compliance/certlogic/record-conditions.ts
/** The day of arrival, seen from a record of the list that `someOf` walks. */
var arrivalSeen = plusDays(read("accumulator.visit.arrival"), 0);
/** The stay's end, seen from there. */
function stayEndSeen(through) {
	return plusDays(read(`accumulator.visit.${through === "arrival" ? "arrival" : "departure"}`), 0);
}
/** The record exists by the arrival. */
function existsBy(dateField) {
	return isNotBefore(arrivalSeen, plusDays(read(`current.${dateField}`), 0));
}
/** A date field, so many days on, reaches a moment. */
function reaches(dateField, days, moment) {
	return isNotBefore(plusDays(read(`current.${dateField}`), days), moment);
}
/** The same, where an absent date never ends. */
function reachesOrNeverEnds(dateField, moment) {
	return any([not(read(`current.${dateField}`)), reaches(dateField, 0, moment)]);
}
/** The record has the evidence asked. */
function hasEvidence(asked) {
	if (asked === void 0 || asked === "owner") return true;
	return isIn(read("current.evidence"), evidenceLevels.slice(evidenceLevels.indexOf(asked)));
}
// packages/domain/src/compliance/certlogic/vaccination-logic.ts
var antigensOf = (target) => target.allOf ?? target.anyOf ?? [];
/** The dose called `name` is active, carries the antigen and is of no vaccine the target excludes. */
function carries(name, antigen, target) {
	const excluded = target.notFrom ?? [];
	return all([
		is(read(`${name}.state`), "active"),
		isIn(antigen, read(`${name}.antigens`)),
		excluded.length === 0 ? true : not(isIn(read(`${name}.vaccine`), excluded))
	]);
}
/** The dose is numbered as a booster, or was given while an earlier one's label ran. */
function isBooster(antigen, target) {
	const given = plusDays(read("accumulator.current.administeredOn"), 0);
	const ranStill = all([
		carries("current", antigen, target),
		isBefore(plusDays(read("current.administeredOn"), 0), given),
		choose(read("current.endsOn"), isNotBefore(plusDays(read("current.endsOn"), 0), given), false)
	]);
	return any([isAtLeast(read("current.doseNumber"), 2), someOf("accumulator.records.vaccinations", ranStill)]);
}
function countsAlready(requirement, antigen, target) {
	const { waitDays } = requirement;
	if (waitDays === void 0) return true;
	const after = (days) => isNotBefore(arrivalSeen, plusDays(read("current.administeredOn"), days));
	if (waitDays.first === waitDays.booster) return after(waitDays.first);
	return choose(isBooster(antigen, target), after(waitDays.booster), after(waitDays.first));
}
function hasDose(requirement, antigen, target) {
	const { graceDays = 0, through, evidence } = requirement;
	return someOf("records.vaccinations", all([
		carries("current", antigen, target),
		existsBy("administeredOn"),
		hasEvidence(evidence),
		countsAlready(requirement, antigen, target),
		choose(read("current.endsOn"), reaches("endsOn", graceDays, stayEndSeen(through)), false)
	]));
}
function meetsTarget(requirement, target) {
	const doses = antigensOf(target).map((antigen) => hasDose(requirement, antigen, target));
	return target.allOf === void 0 ? any(doses) : all(doses);
}
function isExempt(requirement) {
	if (requirement.accepts?.exemption !== true) return false;
	return someOf("records.exemptions", all([
		isIn(read("current.target"), requirement.targets),
		existsBy("from"),
		reaches("until", 0, stayEndSeen(requirement.through)),
		hasEvidence(requirement.evidence)
	]));
}
/** A dose keeps the pet away, or may: its possible routes are in the data. */
function mustStayAway({ stayAway }, targets) {
	if (stayAway === void 0) return false;
	const antigens = [...new Set(targets.flatMap(antigensOf))];
	const { days, routes } = stayAway;
	return someOf("records.vaccinations", all([
		is(read("current.state"), "active"),
		any(antigens.map((antigen) => isIn(antigen, read("current.antigens")))),
		routes === void 0 ? true : any(routes.map((route) => isIn(route, read("current.routes")))),
		existsBy("administeredOn"),
		isBefore(arrivalSeen, plusDays(read("current.administeredOn"), days))
	]));
}
/**
* A vaccination rule, or null where it needs what CertLogic lacks: calendar months that clamp (its own run over into
* the next month), titers, and the counting of a series.
*/
function vaccinationLogic(requirement) {
	const { validMonths, firstDoseMonths, series, accepts } = requirement;
	if ([
		validMonths,
		firstDoseMonths,
		series,
		accepts?.titerMonths
	].some((part) => part !== void 0)) return null;
	const targets = requirement.targets.map(findTarget).filter((target) => target !== null);
	const byTargets = targets.map((target) => meetsTarget(requirement, target));
	return all([not(mustStayAway(requirement, targets)), any([...byTargets, isExempt(requirement)])]);
}
// packages/domain/src/compliance/certlogic/requirement-logic.ts
/** No record of the list that fails lies on or after the day of the record at hand, by the arrival. */
function noneFailsSince(list, dateField, fails) {
	const since = isNotBefore(plusDays(read(`current.${dateField}`), 0), plusDays(read(`accumulator.current.${dateField}`), 0));
	const seen = isNotBefore(plusDays(read("accumulator.accumulator.visit.arrival"), 0), plusDays(read(`current.${dateField}`), 0));
	return not(someOf(`accumulator.records.${list}`, all([
		fails,
		since,
		seen
	])));
}
function testLogic({ test, maxAgeDays, evidence }) {
	const isAsked = is(read("current.test"), test);
	const isFailing = isIn(read("current.result"), ["positive", "not_protective"]);
	return someOf("records.tests", all([
		isAsked,
		not(isFailing),
		existsBy("takenOn"),
		reaches("takenOn", maxAgeDays, arrivalSeen),
		hasEvidence(evidence),
		noneFailsSince("tests", "takenOn", all([isAsked, isFailing]))
	]));
}
function treatmentLogic({ treatment, maxAgeDays, evidence }) {
	return someOf("records.treatments", all([
		is(read("current.treatment"), treatment),
		existsBy("givenOn"),
		reaches("givenOn", maxAgeDays, arrivalSeen),
		hasEvidence(evidence)
	]));
}
function declarationLogic({ code, maxAgeDays }) {
	const isAsked = is(read("current.code"), code);
	return someOf("records.declarations", all([
		isAsked,
		is(read("current.answer"), "yes"),
		existsBy("on"),
		reaches("on", maxAgeDays, arrivalSeen),
		noneFailsSince("declarations", "on", all([isAsked, is(read("current.answer"), "no")]))
	]));
}
function documentLogic({ document, maxAgeDays, evidence, through }) {
	const issued = read("current.issuedOn");
	const age = maxAgeDays === void 0 ? true : choose(issued, reaches("issuedOn", maxAgeDays, stayEndSeen(through)), false);
	return someOf("records.documents", all([
		is(read("current.kind"), document),
		not(read("current.rejected")),
		any([not(issued), existsBy("issuedOn")]),
		reachesOrNeverEnds("expiresOn", stayEndSeen(through)),
		age,
		hasEvidence(evidence)
	]));
}
function waiverLogic({ waiverId, materialVersion }) {
	return someOf("records.signatures", all([
		is(read("current.waiverId"), waiverId),
		isAtLeast(read("current.materialVersion"), materialVersion),
		existsBy("signedOn"),
		reachesOrNeverEnds("expiresOn", stayEndSeen("departure"))
	]));
}
function evaluationLogic({ lapsesAfterDays }) {
	const visited = read("accumulator.records.lastVisitOn");
	const isAlive = lapsesAfterDays === void 0 ? true : any([reaches("on", lapsesAfterDays, arrivalSeen), choose(visited, isNotBefore(plusDays(visited, lapsesAfterDays), arrivalSeen), false)]);
	return someOf("records.evaluations", all([
		read("current.passed"),
		existsBy("on"),
		isAlive,
		noneFailsSince("evaluations", "on", not(read("current.passed")))
	]));
}
function ageLogic({ minWeeks, maxWeeks }) {
	const arrival = plusDays(read("visit.arrival"), 0);
	const oldest = maxWeeks === void 0 ? true : isNotBefore(plusDays(read("pet.bornFrom"), maxWeeks * 7), arrival);
	const youngest = minWeeks === void 0 ? true : isNotBefore(arrival, plusDays(read("pet.bornUntil"), minWeeks * 7));
	return choose(read("pet.bornFrom"), all([oldest, youngest]), false);
}
/** CertLogic compares whole numbers only, so weights are grams; a bound finer than a gram cannot be said. */
function weightLogic({ minKg, maxKg }) {
	const bounds = [minKg, maxKg].map((kg) => kg === void 0 ? void 0 : Math.round(kg * 1e3));
	if (![minKg, maxKg].every((kg, place) => kg === void 0 || kg * 1e3 === bounds[place])) return null;
	const [least, most] = bounds;
	const grams = read("pet.weightGrams");
	return all([
		isAtLeast(grams, 0),
		least === void 0 ? true : isAtLeast(grams, least),
		most === void 0 ? true : isAtLeast(most, grams)
	]);
}
/** A requirement as a condition on the data, or null where CertLogic cannot say it. */
function requirementLogic(requirement) {
	switch (requirement.kind) {
		case "vaccination": return vaccinationLogic(requirement);
		case "test": return testLogic(requirement);
		case "treatment": return treatmentLogic(requirement);
		case "declaration": return declarationLogic(requirement);
		case "document": return documentLogic(requirement);
		case "waiver": return waiverLogic(requirement);
		case "evaluation": return evaluationLogic(requirement);
		case "age": return ageLogic(requirement);
		case "weight": return weightLogic(requirement);
		case "microchip": return not(not(read("pet.microchip")));
		case "sterilization": return is(read("pet.sterilized"), true);
	}
}
// packages/domain/src/compliance/certlogic/to-cert-logic.ts
/** Ages in weeks; a partial birth date applies whenever some day of it could, an unknown one always. */
function agesLogic({ fromAgeWeeks, untilAgeWeeks }) {
	if (fromAgeWeeks !== void 0 && untilAgeWeeks !== void 0 && fromAgeWeeks >= untilAgeWeeks) return false;
	const arrival = plusDays(read("visit.arrival"), 0);
	const from = fromAgeWeeks === void 0 ? true : isNotBefore(arrival, plusDays(read("pet.bornFrom"), fromAgeWeeks * 7));
	const until = untilAgeWeeks === void 0 ? true : isBefore(arrival, plusDays(read("pet.bornUntil"), untilAgeWeeks * 7));
	return choose(read("pet.bornFrom"), all([from, until]), true);
}
function appliesLogic(appliesTo) {
	const { species, sex, services } = appliesTo;
	return all([
		species === void 0 ? true : isIn(read("pet.species"), species),
		sex === void 0 ? true : isIn(read("pet.sex"), [sex, "unknown"]),
		services === void 0 ? true : any([not(read("visit.service")), isIn(read("visit.service"), services)]),
		agesLogic(appliesTo)
	]);
}
/**
* A rule as a CertLogic expression over the data of `certLogicData`: true where the rule is satisfied. Null where
* CertLogic cannot say it: calendar months, series and titers.
*/
function toCertLogic(rule) {
	const requirement = requirementLogic(rule.requirement);
	if (requirement === null || rule.appliesTo === void 0) return requirement;
	if (rule.appliesTo.fromAgeMonths !== void 0) return null;
	return choose(appliesLogic(rule.appliesTo), requirement, true);
}
// packages/domain/src/requirements/usual-rules.ts
/** One usual rule, ready to be adjusted: what is asked of whom, and how strictly. */
function shot(id, target, species, how = {}) {
	return {
		id,
		level: "required",
		appliesTo: { species },
		requirement: {
			kind: "vaccination",
			targets: [target],
			...how
		}
	};
}
/** The same rule with another strength, or for other pets. */
function asLevel(level, rule) {
	return {
		...rule,
		level
	};
}
/** The same vaccination, asked more strictly. */
function asking(how, rule) {
	const { requirement } = rule;
	return requirement.kind === "vaccination" ? {
		...rule,
		requirement: {
			...requirement,
			...how
		}
	} : rule;
}
var rabies = shot("rabies", "rabies", [
	"dog",
	"cat",
	"ferret"
]);
var distemperCombo = shot("distemper-combo", "dhpp", ["dog"]);
var fvrcp = shot("fvrcp", "fvrcp", ["cat"]);
var ferretDistemper = shot("ferret-distemper", "ferret-distemper", ["ferret"]);
var rabbitCombo = shot("rabbit-combo", "rabbit", ["rabbit"]);
var leptospirosis = shot("leptospirosis", "lepto", ["dog"]);
/** AAHA 2022: puppies finish their series, doses two to four weeks apart, before they meet a group. */
var puppySeries = {
	...shot("puppy-series", "dhpp", ["dog"], { series: {
		doses: 3,
		minSpacingDays: 14,
		maxSpacingDays: 56
	} }),
	title: "Puppy series, three doses",
	appliesTo: {
		species: ["dog"],
		untilAgeWeeks: 52
	}
};
/** AAHA 2022 advises protection within 12 months for dogs that mix; kennels commonly ask for 7 days' wait. */
var bordetella = shot("bordetella", "bordetella", ["dog"], {
	validMonths: 12,
	waitDays: {
		first: 7,
		booster: 0
	}
});
/** AAHA 2022: two doses, two to four weeks apart, then yearly. */
var influenza = shot("canine-influenza", "civ", ["dog"], { series: {
	doses: 2,
	minSpacingDays: 14,
	maxSpacingDays: 42
} });
/** CAPC advises fecal tests two to four times a year. */
var fecal = {
	id: "fecal",
	level: "required",
	appliesTo: { species: ["dog"] },
	requirement: {
		kind: "test",
		test: "fecal",
		maxAgeDays: 180
	}
};
/** Group play with intact adults ends in quarrels: most daycares ask for it from the seventh month on. */
var sterilized = {
	id: "sterilized",
	level: "required",
	appliesTo: {
		species: ["dog"],
		fromAgeMonths: 7
	},
	requirement: { kind: "sterilization" }
};
var oldEnough = {
	id: "old-enough",
	level: "required",
	appliesTo: { species: ["dog"] },
	requirement: {
		kind: "age",
		minWeeks: 16
	}
};
/** Before the first day in a group somebody watches how the dog meets others. */
var evaluated = {
	id: "evaluation",
	level: "required",
	appliesTo: { species: ["dog"] },
	requirement: { kind: "evaluation" }
};
var notIll = {
	id: "no-contagious-illness",
	level: "required",
	requirement: {
		kind: "declaration",
		code: "no-contagious-illness",
		maxAgeDays: 30
	}
};
// packages/domain/src/requirements/presets.ts
var twoDays = { waitDays: {
	first: 2,
	booster: 2
} };
var documented = { evidence: "document" };
/** Both doses of a course at least two weeks before the stay. */
var twoWeeksBefore = {
	...documented,
	waitDays: {
		first: 14,
		booster: 0
	}
};
/** Beginnings, not advice: law and outbreaks differ by place. In the order in which an editor offers them. */
var requirementPresets = [
	{
		id: "daycare",
		kind: "daycare",
		name: "Daycare",
		detail: "Core shots, bordetella with 7 days to wait, fecal test, spay or neuter",
		source: "Common US daycare policy after the AAHA canine vaccination guidelines of 2022 and CAPC",
		rules: [
			rabies,
			asking(documented, distemperCombo),
			puppySeries,
			bordetella,
			fvrcp,
			asLevel("recommended", influenza),
			fecal,
			sterilized,
			oldEnough
		]
	},
	{
		id: "daycare-interview",
		kind: "daycare",
		name: "Daycare with an interview",
		detail: "An evaluation first, influenza required, spay or neuter from 7 months",
		source: "Entry rules as published by US daycare franchises such as Camp Bow Wow and Dogtopia",
		rules: [
			rabies,
			distemperCombo,
			bordetella,
			influenza,
			sterilized,
			oldEnough,
			evaluated,
			notIll
		]
	},
	{
		id: "daycare-strict",
		kind: "daycare",
		name: "Daycare, strict",
		detail: "Bordetella every 6 months with 14 days to wait, leptospirosis, influenza series",
		source: "Policies of city daycares after the influenza outbreaks of 2015 to 2022",
		rules: [
			asking(documented, rabies),
			asking(documented, distemperCombo),
			puppySeries,
			asking({
				...documented,
				validMonths: 6,
				waitDays: {
					first: 14,
					booster: 2
				}
			}, bordetella),
			asking(documented, influenza),
			asking(documented, leptospirosis),
			fecal,
			sterilized,
			evaluated
		]
	},
	{
		id: "boarding",
		kind: "boarding",
		name: "Boarding, dogs and cats",
		detail: "Core shots at least 48 hours before the stay, valid until the pet leaves",
		source: "Check-in rules as published by PetSmart PetsHotel: vaccines at least 48 hours before check-in",
		rules: [
			asking({
				...documented,
				...twoDays
			}, rabies),
			asking({
				...documented,
				...twoDays
			}, distemperCombo),
			asking({
				...documented,
				validMonths: 12,
				...twoDays
			}, bordetella),
			asking({
				...documented,
				...twoDays
			}, fvrcp),
			asLevel("recommended", influenza),
			oldEnough
		]
	},
	{
		id: "boarding-england-dogs",
		kind: "boarding",
		name: "Kennels in England",
		detail: "Core shots and leptospirosis two weeks before the stay, or a vet’s titer",
		source: "Statutory guidance for boarding kennels, Animal Activities Licensing Regulations 2018 (Defra)",
		rules: [
			asking({
				...twoWeeksBefore,
				accepts: {
					titerMonths: 12,
					exemption: true
				}
			}, distemperCombo),
			asking({
				...twoWeeksBefore,
				validMonths: 12
			}, leptospirosis),
			asLevel("recommended", bordetella),
			{
				id: "microchip",
				level: "required",
				appliesTo: {
					species: ["dog"],
					fromAgeWeeks: 8
				},
				requirement: { kind: "microchip" }
			}
		]
	},
	{
		id: "boarding-england-cats",
		kind: "boarding",
		name: "Cattery in England",
		detail: "Cat flu and panleukopenia two weeks before the stay, parasites treated",
		source: "Statutory guidance for catteries, Animal Activities Licensing Regulations 2018 (Defra)",
		rules: [
			asking(twoWeeksBefore, fvrcp),
			{
				id: "parasites",
				level: "recommended",
				appliesTo: { species: ["cat"] },
				requirement: {
					kind: "treatment",
					treatment: "flea",
					maxAgeDays: 35
				}
			},
			notIll
		]
	},
	{
		id: "boarding-small",
		kind: "boarding",
		name: "Rabbits and ferrets",
		detail: "Myxomatosis and RHD for rabbits; rabies and distemper for ferrets",
		source: "Rabbit Welfare Association & Fund (yearly combined vaccine); American Ferret Association",
		rules: [
			asking({
				...documented,
				validMonths: 12,
				waitDays: {
					first: 21,
					booster: 0
				}
			}, rabbitCombo),
			{
				...rabies,
				appliesTo: { species: ["ferret"] }
			},
			ferretDistemper
		]
	},
	{
		id: "groomer",
		kind: "groomer",
		name: "Groomer",
		detail: "Rabies at least 48 hours before; the rest is recommended",
		source: "Salon rules as published by PetSmart and Petco: rabies at least 48 hours before the visit",
		rules: [
			asking(twoDays, rabies),
			asLevel("recommended", distemperCombo),
			asLevel("recommended", bordetella),
			asLevel("recommended", fvrcp)
		]
	},
	{
		id: "cafe",
		kind: "cafe",
		name: "Café",
		detail: "Rabies, and FVRCP for cats; no contagious illness",
		source: "House rules of pet cafés in the US and Germany",
		rules: [
			rabies,
			fvrcp,
			notIll
		]
	},
	{
		id: "patio",
		kind: "patio",
		name: "Patio or restaurant",
		detail: "Rabies only",
		source: "City ordinances for dog-friendly patios, which ask for a current rabies vaccination",
		rules: [rabies]
	},
	{
		id: "park",
		kind: "park",
		name: "Off-leash park",
		detail: "Rabies and a dog licence",
		source: "NYC Parks rules for dog runs: licensed, and vaccinated against rabies",
		rules: [
			{
				...rabies,
				appliesTo: { species: ["dog"] }
			},
			{
				id: "licence",
				level: "required",
				appliesTo: { species: ["dog"] },
				requirement: {
					kind: "document",
					document: "licence",
					through: "arrival"
				}
			},
			{
				...oldEnough,
				requirement: {
					kind: "age",
					minWeeks: 17
				}
			}
		]
	},
	{
		id: "puppy-class",
		kind: "other",
		name: "Puppy class",
		detail: "One set of shots a week before the first class, and a first deworming",
		source: "AVSAB position statement on puppy socialization (2008)",
		rules: [
			asking({ waitDays: {
				first: 7,
				booster: 0
			} }, distemperCombo),
			{
				id: "deworming",
				level: "required",
				appliesTo: { species: ["dog"] },
				requirement: {
					kind: "treatment",
					treatment: "deworming",
					maxAgeDays: 60
				}
			},
			{
				id: "young-enough",
				level: "recommended",
				appliesTo: { species: ["dog"] },
				requirement: {
					kind: "age",
					minWeeks: 7,
					maxWeeks: 26
				}
			},
			notIll
		]
	}
];
/** The presets with those for places of this kind first. */
function presetsFor(kind) {
	return [...requirementPresets.filter((preset) => preset.kind === kind), ...requirementPresets.filter((preset) => preset.kind !== kind)];
}
// apps/web/src/features/requirements/words.ts
var count = (amount, one, many) => `${amount} ${amount === 1 ? one : many}`;
/** Texts of the requirements editor; every sentence a rule can be. */
var requirementWords = defineWords({ en: {
	title: "Requirements",
	lead: {
		none: "Nothing is published yet. Every pet may come in.",
		same: (version, since) => `Version ${version} is in force since ${since}.`,
		draft: (next, version, since) => `Version ${next}, a draft. Version ${version} is in force since ${since}.`,
		firstDraft: "Version 1, a draft. Nothing is published yet."
	},
	loadFailed: "The requirements could not be loaded.",
	fromPreset: "Start from a preset",
	presetTaken: (name, source) => `${name}: these sentences replace the draft. They follow: ${source}.`,
	draftKept: "Draft kept on this device",
	service: "Service",
	onlyFor: (services) => `Only for ${services.toLowerCase()}`,
	emptyTitle: "No sentences yet",
	emptyLead: "Say what a pet needs to come in. A preset is a good beginning.",
	add: "Add a sentence",
	kinds: {
		vaccination: "A vaccination",
		test: "A test result",
		treatment: "A treatment",
		document: "A document",
		sterilization: "Spayed or neutered",
		microchip: "A microchip",
		age: "A certain age",
		weight: "A certain weight",
		evaluation: "An evaluation at your place",
		declaration: "A statement of the owner"
	},
	sentence: (place) => `Sentence ${place}`,
	more: (place) => `More about sentence ${place}`,
	moveUp: "Move up",
	moveDown: "Move down",
	remove: "Remove",
	removed: "The sentence is removed",
	recommend: "Only recommend it",
	require: "Require it",
	onlyAt: (service) => `Ask only for ${service.toLowerCase()}`,
	atEvery: "Ask at every service",
	notAt: (service) => `Do not ask for ${service.toLowerCase()}`,
	isNew: "New",
	changed: "Changed",
	changedFrom: (was) => `Changed, was ${was}`,
	every: "Every ",
	everyOwner: "Every owner ",
	needs: " needs ",
	shouldHave: " should have ",
	advice: "Recommended: ",
	or: " or ",
	anyPet: "pet",
	species: {
		dog: "dog",
		cat: "cat",
		ferret: "ferret",
		rabbit: "rabbit",
		bird: "bird",
		reptile: "reptile",
		small_mammal: "small mammal",
		horse: "horse",
		other: "other pet"
	},
	speciesOr: (names) => names.length < 2 ? names.join() : `${names.slice(0, -1).join(", ")} or ${names.at(-1)}`,
	olderThanMonths: (months) => count(months, "month", "months"),
	olderThan: " older than ",
	bounds: {
		fromWeeks: (weeks) => ` from ${count(weeks, "week", "weeks")} of age`,
		untilWeeks: (weeks) => ` under ${count(weeks, "week", "weeks")} of age`,
		male: " (male)",
		female: " (female)"
	},
	fromTheLast: " from the last ",
	months: (months) => count(months, "month", "months"),
	weeks: (weeks) => count(weeks, "week", "weeks"),
	days: (days) => days === 2 ? "48 hours" : count(days, "day", "days"),
	kg: (kg) => `${kg} kg`,
	valid: ", valid ",
	through: {
		departure: "until it leaves",
		arrival: "on arrival"
	},
	throughDetail: {
		departure: "It may not end during the stay",
		arrival: "It may end during the stay"
	},
	givenAtLeast: ", given at least ",
	beforeVisit: " before a first visit",
	boosterWait: (days) => ` (boosters ${days})`,
	noWait: "No wait",
	noWaitDetail: "Counts from the day it is given",
	usualWait: "What most daycares ask",
	noLimit: "No limit",
	noLimitDetail: "What the label says decides",
	proof: ", with ",
	asProof: " as proof",
	evidence: {
		owner: "the owner’s word",
		document: "a document",
		reviewed: "a document we checked",
		clinic: "the clinic’s own record"
	},
	evidenceDetail: {
		owner: "Any record counts",
		document: "The certificate is attached",
		reviewed: "Somebody here has compared it",
		clinic: "Signed by the clinic itself"
	},
	series: (doses, days) => `, ${doses} doses at least ${days} days apart`,
	stayAway: (days) => `, and stays away ${count(days, "day", "days")} after a dose`,
	grace: (days) => `, with ${count(days, "day", "days")} of grace`,
	firstDose: (months) => `, a first dose for ${count(months, "month", "months")}`,
	titer: (months) => `, or a titer from the last ${count(months, "month", "months")}`,
	exemption: ", or a vet’s exemption",
	stop: ".",
	aNegative: "a negative ",
	aTest: (name) => `${name} test`,
	aTreatment: (name) => `${name} treatment`,
	an: (name) => /^[aeiou]/i.test(name) ? `an ${name}` : `a ${name}`,
	issuedWithin: " issued in the last ",
	signed: "has signed ",
	waiver: "the current waiver",
	isSterilized: " is ",
	sterilized: "spayed or neutered",
	hasChip: " has ",
	chip: "a microchip",
	isAtLeast: " is at least ",
	isAtMost: " is at most ",
	andAtMost: " and at most ",
	old: " old",
	weighsAtLeast: " weighs at least ",
	weighsAtMost: " weighs at most ",
	passed: " has passed ",
	evaluation: "an evaluation",
	here: " here",
	lapses: ", and comes again within ",
	declares: "has stated in the last ",
	that: ": ",
	test: {
		fecal: "fecal",
		heartworm: "heartworm",
		felv: "FeLV"
	},
	treatment: {
		flea: "flea",
		"flea-tick": "flea and tick",
		deworming: "worm"
	},
	document: {
		health_certificate: "health certificate",
		licence: "licence",
		insurance: "proof of insurance",
		vaccination_certificate: "vaccination certificate"
	},
	declaration: {
		"no-contagious-illness": "no contagious illness",
		"no-aggression": "no bites and no aggression"
	},
	labels: {
		species: "Kind of pet",
		target: "Vaccine",
		months: "How old it may be",
		through: "How long it must hold",
		wait: "How long before a visit",
		evidence: "Proof",
		age: "Age",
		subject: "What is asked",
		weight: "Weight"
	},
	otherTarget: "Accept another vaccine instead",
	addMonths: "Limit how old it may be",
	addWait: "Ask for a wait before the visit",
	addEvidence: "Ask for proof",
	removeTarget: "Do not accept this one",
	other: "Other…",
	otherTitle: (label) => `${label}: how many?`,
	numberHelp: (min, max) => `From ${min} to ${max}.`,
	use: "Use it",
	publishTitle: "If you publish this",
	noChanges: "Nothing differs from what is in force.",
	changes: {
		added: (amount) => count(amount, "sentence is new", "sentences are new"),
		changed: (amount) => count(amount, "sentence is changed", "sentences are changed"),
		removed: (amount) => count(amount, "sentence is removed", "sentences are removed"),
		moved: "The order is different"
	},
	preview: "Who changes",
	previewFailed: "Who would change could not be found out.",
	affected: (amount, judged) => amount === 0 ? `None of ${count(judged, "pet", "pets")} changes.` : `${count(amount, "pet changes", "pets change")}, of ${judged}.`,
	andMore: (amount) => `And ${count(amount, "other", "others")}.`,
	verdicts: {
		compliant: "Good to go",
		expiring: "Good for now",
		pending: "In review",
		non_compliant: "Not today"
	},
	beginsOn: "Begins on",
	inForceLater: "Until then the rules of today stay in force.",
	publishedLater: (version) => `Version ${version} is published and waits for its day`,
	rechecking: "Checking your pets again",
	rechecked: (done, total) => `Re-checked ${done} of ${total}`,
	recheckLead: "Scans already follow the new rules.",
	versions: "Versions",
	version: (version) => `Version ${version}`,
	versionStates: {
		current: "In force",
		future: "Waits for its day"
	},
	versionDetail: (since, rules) => `${count(rules, "sentence", "sentences")}, from ${since}`,
	exportVersion: (version) => `Export version ${version} as CertLogic`,
	inForce: "In force from today, for every scan and every door.",
	publish: (version) => `Publish version ${version}`,
	publishing: "Publishing…",
	published: (version) => `Version ${version} is in force`,
	needsPlan: "Publishing waits until the plan is renewed.",
	needsManager: "Publishing needs a manager or the owner.",
	discard: "Back to what is in force",
	discarded: "The draft is gone",
	staleTitle: (version) => `Version ${version} was published meanwhile`,
	staleLead: "Nothing of yours is lost. Your sentences now show what differs from it; look at them and publish again.",
	staleLater: "It waits for its day, and yours would follow it. Look at it among the versions, then publish again.",
	compare: (version) => `Compare with version ${version}`,
	publishFailed: "It is not published yet. Your sentences are kept on this device.",
	fixFirst: "Some sentences cannot be published as they are. See what is wrong beside them."
} });
// apps/web/src/features/requirements/editor-head.tsx
/** Which version is in force, which one is being written, and the presets. */
function EditorHead({ editor, place, mayPublish }) {
	const words = useWordsOf(requirementWords);
	const format = useFormat();
	const { published, dirty, rules, setRules } = editor;
	const version = published?.version ?? 0;
	const begun = published?.effectiveFrom ?? calendarDateIn(Date.now(), place.timeZone);
	const since = format.day(begun);
	const unpublished = dirty ? words.lead.firstDraft : words.lead.none;
	const inForce = dirty ? words.lead.draft(version + 1, version, since) : words.lead.same(version, since);
	const take = (preset) => {
		setRules(preset.rules);
		showToast({
			words: words.presetTaken(preset.name, preset.source),
			onUndo: () => setRules(rules)
		});
	};
	return /* @__PURE__ */ jsx(PageTitle, {
		kind: "business",
		lead: version === 0 ? unpublished : inForce,
		actions: mayPublish && /* @__PURE__ */ jsx(Menu$2, {
			label: words.fromPreset,
			trigger: /* @__PURE__ */ jsx(Button$1, {
				variant: "quiet",
				icon: WandSparkles,
				children: words.fromPreset
			}),
			items: presetsFor(place.kind).map((preset) => ({
				id: preset.id,
				label: preset.name,
				detail: preset.detail,
				onAction: () => take(preset)
			}))
		}),
		children: words.title
	});
}
// apps/web/src/features/requirements/preview-panel.tsx
var shapes = {
	compliant: "ok",
	expiring: "soon",
	pending: "wait",
	non_compliant: "stop"
};
var mostShown$1 = 8;
/** Which connected pets would be answered otherwise, before anything is published. */
function PreviewPanel({ businessId, rules }) {
	const words = useWordsOf(requirementWords);
	const settled = useDeferredValue(rules);
	const preview = useCall("previewRequirements", {
		businessId,
		rules: settled
	});
	if (preview.isPending) return /* @__PURE__ */ jsx(Spinner, {});
	if (preview.isError) return /* @__PURE__ */ jsx(ErrorPanel, {
		title: words.previewFailed,
		onRetry: () => void preview.refetch(),
		children: preview.error.message
	});
	const { affected, judged } = preview.data;
	const more = affected.length - mostShown$1;
	return /* @__PURE__ */ jsxs("section", {
		"aria-label": words.preview,
		className: "mt-4 flex flex-col gap-2.5",
		children: [
			/* @__PURE__ */ jsx("p", {
				"aria-live": "polite",
				className: "type-label",
				children: words.affected(affected.length, judged)
			}),
			/* @__PURE__ */ jsx("ul", {
				className: "flex flex-col gap-2",
				children: affected.slice(0, mostShown$1).map(({ petId, petName, before, after }) => /* @__PURE__ */ jsxs("li", {
					className: "flex items-center gap-2.5",
					children: [
						/* @__PURE__ */ jsx("span", {
							className: "min-w-0 flex-1 truncate",
							children: petName
						}),
						/* @__PURE__ */ jsx(VerdictShape, {
							kind: shapes[before],
							size: 22,
							label: words.verdicts[before]
						}),
						/* @__PURE__ */ jsx("span", {
							"aria-hidden": "true",
							className: "text-ink-3 rtl:-scale-x-100",
							children: "→"
						}),
						/* @__PURE__ */ jsx(VerdictShape, {
							kind: shapes[after],
							size: 22,
							label: words.verdicts[after]
						})
					]
				}, petId))
			}),
			more > 0 && /* @__PURE__ */ jsx("p", {
				className: "text-ink-2 type-small",
				children: words.andMore(more)
			})
		]
	});
}
// apps/web/src/features/requirements/recheck-progress.tsx
var lookEveryMs = 1e3;
/** How far what was published has reached the connected pets; silent once it has reached all. */
function RecheckProgress({ businessId }) {
	const words = useWordsOf(requirementWords);
	const format = useFormat();
	const progress = useCall("getRecheckProgress", { businessId });
	const { done = 0, total = 0 } = progress.data ?? {};
	const isUnderWay = done < total;
	const { refetch } = progress;
	useEffect(() => {
		if (!isUnderWay) return;
		const timer = setInterval(() => void refetch(), lookEveryMs);
		return () => clearInterval(timer);
	}, [isUnderWay, refetch]);
	if (!isUnderWay) return null;
	return /* @__PURE__ */ jsx("div", {
		className: "mt-4",
		children: /* @__PURE__ */ jsx(Progress, {
			title: words.rechecking,
			label: words.rechecking,
			percent: 100 * done / total,
			amount: words.rechecked(format.number(done), format.number(total)),
			left: words.recheckLead
		})
	});
}
// apps/web/src/features/requirements/publish-panel.tsx
/** What publishing would do, and the button that does it. */
function PublishPanel({ editor, mayPublish, businessId, today, lapsed }) {
	const words = useWordsOf(requirementWords);
	const { changes, dirty, busy, isStale, problem } = editor;
	const next = editor.latestVersion + 1;
	const [begins, setBegins] = useState(null);
	const publish = async () => {
		const later = begins !== null && begins !== today ? begins : void 0;
		const version = await editor.publish(later);
		if (version === null) return;
		setBegins(null);
		showToast({ words: later ? words.publishedLater(version) : words.published(version) });
	};
	const discard = () => {
		const kept = editor.rules;
		editor.discard();
		showToast({
			words: words.discarded,
			onUndo: () => editor.setRules(kept)
		});
	};
	return /* @__PURE__ */ jsxs(Panel, {
		title: words.publishTitle,
		children: [
			dirty ? /* @__PURE__ */ jsx(ChangeList, { changes }) : /* @__PURE__ */ jsx("p", {
				className: "text-ink-2 type-small",
				children: words.noChanges
			}),
			dirty && mayPublish && /* @__PURE__ */ jsx(PreviewPanel, {
				businessId,
				rules: editor.rules
			}),
			!dirty && /* @__PURE__ */ jsx(RecheckProgress, { businessId }),
			dirty && mayPublish && /* @__PURE__ */ jsx(DateField, {
				className: "mt-4",
				label: words.beginsOn,
				help: begins === null || begins === today ? words.inForce : words.inForceLater,
				value: begins ?? today,
				min: today,
				onChange: setBegins
			}),
			problem?.kind === "stale" && !isStale && /* @__PURE__ */ jsx(Banner, {
				tone: "soon",
				announce: "alert",
				title: words.staleTitle(editor.latestVersion),
				className: "mt-4",
				children: words.staleLater
			}),
			problem?.kind === "other" && /* @__PURE__ */ jsx(Banner, {
				tone: "stop",
				announce: "alert",
				title: words.publishFailed,
				className: "mt-4",
				children: problem.message
			}),
			problem?.kind === "issues" && /* @__PURE__ */ jsx(Banner, {
				tone: "stop",
				announce: "alert",
				title: words.fixFirst,
				className: "mt-4",
				children: problem.rest.join(" ")
			}),
			/* @__PURE__ */ jsxs("div", {
				className: "mt-5 flex flex-col gap-2.5",
				children: [
					/* @__PURE__ */ jsx(Button$1, {
						size: "lead",
						wide: true,
						isDisabled: !mayPublish || !dirty || isStale,
						busy: busy && words.publishing,
						onPress: () => void publish(),
						children: words.publish(next)
					}),
					!mayPublish && /* @__PURE__ */ jsxs("p", {
						className: "flex items-center gap-2 text-ink-2 type-small",
						children: [/* @__PURE__ */ jsx(Icon, {
							of: Lock,
							size: 18
						}), lapsed ? words.needsPlan : words.needsManager]
					}),
					mayPublish && dirty && /* @__PURE__ */ jsx(Button$1, {
						variant: "ghost",
						size: "small",
						onPress: discard,
						children: words.discard
					})
				]
			})
		]
	});
}
function ChangeList({ changes: { added, changed, removed, moved } }) {
	const words = useWordsOf(requirementWords);
	const said = [
		added > 0 && words.changes.added(added),
		changed > 0 && words.changes.changed(changed),
		removed > 0 && words.changes.removed(removed),
		moved && words.changes.moved
	].filter((line) => line !== false);
	return /* @__PURE__ */ jsx("ul", {
		className: "flex flex-col gap-1.5",
		children: said.map((line) => /* @__PURE__ */ jsxs("li", {
			className: "flex items-center gap-2.5",
			children: [/* @__PURE__ */ jsx("span", {
				"aria-hidden": "true",
				className: "h-0.5 w-3 rounded-bar bg-marigold"
			}), line]
		}, line))
	});
}
// apps/web/src/features/requirements/rule-draft.ts
/** What was read back from the device, if it still has the shape of a draft. */
function isRuleDraft(read) {
	if (read === null) return true;
	if (typeof read !== "object") return false;
	const { baseVersion, rules } = read;
	return typeof baseVersion === "number" && Array.isArray(rules) && rules.every(isRule);
}
function isRule(value) {
	if (typeof value !== "object" || value === null) return false;
	const { id, level, requirement } = value;
	const hasKind = typeof requirement === "object" && requirement !== null && "kind" in requirement;
	return typeof id === "string" && typeof level === "string" && hasKind;
}
/** Whether a rule is asked at a service; without services it is asked at all of them. */
function isAskedAt({ appliesTo }, service) {
	return service === null || appliesTo?.services === void 0 || appliesTo.services.includes(service);
}
function replaceRule(rules, next) {
	return rules.map((rule) => rule.id === next.id ? next : rule);
}
function removeRule(rules, id) {
	return rules.filter((rule) => rule.id !== id);
}
/** Moves a rule before or behind its neighbour among the shown ones, whatever lies hidden between them. */
function moveRule(rules, id, step, isShown) {
	const shown = rules.filter(isShown);
	const neighbour = shown[shown.findIndex((rule) => rule.id === id) + step];
	const moved = rules.find((rule) => rule.id === id);
	if (!neighbour || !moved) return rules;
	const rest = removeRule(rules, id);
	const place = rest.findIndex((rule) => rule.id === neighbour.id) + (step === 1 ? 1 : 0);
	return rest.toSpliced(place, 0, moved);
}
function changesOf(published, draft) {
	const before = new Map(published.map((rule) => [rule.id, rule]));
	const after = new Set(draft.map(({ id }) => id));
	const kept = draft.filter(({ id }) => before.has(id));
	const order = published.filter(({ id }) => after.has(id));
	return {
		added: draft.length - kept.length,
		changed: kept.filter((rule) => !isSameRule(rule, before.get(rule.id))).length,
		removed: published.length - order.length,
		moved: kept.some(({ id }, place) => order[place]?.id !== id)
	};
}
var isUnchanged = ({ added, changed, removed, moved }) => added + changed + removed === 0 && !moved;
function isSameRule(rule, other) {
	return other !== void 0 && canonical(rule) === canonical(other);
}
/** Text in which equal rules are equal, whatever order their fields were written in. */
function canonical(value) {
	return JSON.stringify(value, (_key, field) => typeof field === "object" && field !== null && !Array.isArray(field) ? Object.fromEntries(Object.entries(field).toSorted(([a], [b]) => a < b ? -1 : 1)) : field);
}
// apps/web/src/features/requirements/new-rule.ts
var newKinds = [
	"vaccination",
	"test",
	"treatment",
	"document",
	"sterilization",
	"microchip",
	"age",
	"weight",
	"evaluation",
	"declaration"
];
var beginnings = {
	vaccination: {
		kind: "vaccination",
		targets: ["rabies"]
	},
	test: {
		kind: "test",
		test: "fecal",
		maxAgeDays: 180
	},
	treatment: {
		kind: "treatment",
		treatment: "flea",
		maxAgeDays: 30
	},
	document: {
		kind: "document",
		document: "health_certificate",
		maxAgeDays: 30
	},
	sterilization: { kind: "sterilization" },
	microchip: { kind: "microchip" },
	age: {
		kind: "age",
		minWeeks: 16
	},
	weight: {
		kind: "weight",
		maxKg: 20
	},
	evaluation: { kind: "evaluation" },
	declaration: {
		kind: "declaration",
		code: "no-contagious-illness",
		maxAgeDays: 30
	}
};
/**
* A sentence to begin with, asked of dogs, as most are.
* @param id fresh, of lower-case letters, digits and hyphens
* @param service where there are several, the one at hand
*/
function newRule(kind, id, service) {
	const fromAgeMonths = kind === "sterilization" ? { fromAgeMonths: 7 } : {};
	const services = service === null ? {} : { services: [service] };
	return {
		id,
		level: "required",
		appliesTo: {
			species: ["dog"],
			...fromAgeMonths,
			...services
		},
		requirement: beginnings[kind]
	};
}
// apps/web/src/features/requirements/change-rule.ts
/** Leaves out what is undefined, so that two equal rules are equal to the letter. */
function compact(value) {
	return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== void 0));
}
var subjects = [
	"targets",
	"test",
	"treatment",
	"document",
	"code"
];
/** The rule with a changed requirement. When its subject changes, a title of its own would name the old one. */
function withRequirement(rule, change) {
	const { title, ...rest } = rule;
	const keepsTitle = title !== void 0 && !subjects.some((field) => field in change);
	const requirement = compact({
		...rule.requirement,
		...change
	});
	return {
		...rest,
		...keepsTitle ? { title } : {},
		requirement
	};
}
/** The rule for other pets or visits. */
function withAppliesTo(rule, change) {
	const appliesTo = compact({
		...rule.appliesTo,
		...change
	});
	const { appliesTo: _old, ...rest } = rule;
	return Object.keys(appliesTo).length > 0 ? {
		...rest,
		appliesTo
	} : rest;
}
function withLevel(rule, level) {
	return {
		...rule,
		level
	};
}
// apps/web/src/features/requirements/slots.ts
var pairs = [["dog", "cat"], [
	"dog",
	"cat",
	"ferret"
]];
/** Which pets: any, one kind, or one of the usual mixtures. */
function speciesSlot(rule, words, after = (changed) => changed) {
	const current = rule.appliesTo?.species ?? [];
	const idOf = (list) => list.join(" ") || "any";
	const labelOf = (list) => list.length === 0 ? words.anyPet : words.speciesOr(list.map((one) => words.species[one]));
	const lists = [
		[],
		...speciesList.map((one) => [one]),
		...pairs,
		current
	];
	const byId = new Map(lists.map((list) => [idOf(list), list]));
	return {
		id: "species",
		label: words.labels.species,
		value: labelOf(current),
		choices: Array.from(byId, ([id, list]) => ({
			id,
			label: labelOf(list)
		})),
		selected: idOf(current),
		choose(id) {
			const list = byId.get(id) ?? [];
			return after(withAppliesTo(rule, { species: list.length > 0 ? list : void 0 }));
		}
	};
}
/** A number: the usual ones, the current one, and any other. */
function numberSlot({ current, usual, say, none, detailOf, set, bounds, ...rest }) {
	const values = Array.from(/* @__PURE__ */ new Set([...usual, current])).toSorted((a, b) => a - b);
	const [min, max] = bounds;
	return {
		...rest,
		value: say(current),
		choices: [...none ? [none] : [], ...values.map((value) => ({
			id: String(value),
			label: say(value),
			detail: detailOf?.(value)
		}))],
		selected: String(current),
		choose: (id) => set(id === none?.id ? void 0 : Number(id)),
		number: {
			min,
			max,
			set
		}
	};
}
/** How well it must be proven. */
function evidenceSlot(rule, current, words) {
	return {
		id: "evidence",
		label: words.labels.evidence,
		value: words.evidence[current],
		choices: evidenceLevels.map((id) => ({
			id,
			label: words.evidence[id],
			detail: words.evidenceDetail[id]
		})),
		selected: current,
		choose(id) {
			const evidence = evidenceLevels.find((level) => level === id);
			return withRequirement(rule, { evidence: evidence === "owner" ? void 0 : evidence });
		}
	};
}
/** One of the codes a sentence can name; a code of an earlier edition stays choosable. */
function codeSlot(code, names, label, say, set) {
	const plain = (other) => names[other] ?? other.replaceAll(/[-_]/g, " ");
	const codes = Array.from(/* @__PURE__ */ new Set([...Object.keys(names), code]));
	return {
		id: "subject",
		label,
		value: say(plain(code)),
		choices: codes.map((id) => ({
			id,
			label: say(plain(id))
		})),
		selected: code,
		choose: set
	};
}
// apps/web/src/features/requirements/pet-phrase.ts
/** "Every dog under 52 weeks of age": which pets a sentence is about, with every bound it has. */
function petPhrase(rule, words, after) {
	const { appliesTo = {}, level } = rule;
	const { sex, fromAgeWeeks, fromAgeMonths, untilAgeWeeks } = appliesTo;
	const { bounds } = words;
	return [
		...level === "recommended" && rule.requirement.kind !== "vaccination" ? [words.advice] : [],
		words.every,
		speciesSlot(rule, words, after),
		...sex ? [bounds[sex]] : [],
		...fromAgeWeeks === void 0 ? [] : [bounds.fromWeeks(fromAgeWeeks)],
		...fromAgeMonths === void 0 || rule.requirement.kind === "sterilization" ? [] : [words.olderThan, { fixed: words.olderThanMonths(fromAgeMonths) }],
		...untilAgeWeeks === void 0 ? [] : [bounds.untilWeeks(untilAgeWeeks)]
	];
}
/** "needs", or "should have" where it is only recommended. */
var needs = ({ level }, words) => level === "required" ? words.needs : words.shouldHave;
// apps/web/src/features/requirements/fact-sentences.ts
/** "Every dog older than 7 months is spayed or neutered." */
function sterilizationSentence(rule, words) {
	const months = rule.appliesTo?.fromAgeMonths;
	const age = numberSlot({
		id: "age",
		label: words.labels.age,
		current: months ?? 0,
		usual: [
			6,
			7,
			9,
			12
		],
		bounds: [0, 480],
		say: words.olderThanMonths,
		set: (fromAgeMonths) => withAppliesTo(rule, { fromAgeMonths })
	});
	return [
		...petPhrase(rule, words),
		...months === void 0 ? [] : [words.olderThan, age],
		words.isSterilized,
		{ fixed: words.sterilized },
		words.stop
	];
}
/** "Every dog has a microchip." */
function microchipSentence(rule, words) {
	return [
		...petPhrase(rule, words),
		words.hasChip,
		{ fixed: words.chip },
		words.stop
	];
}
/** "Every owner has signed the current waiver." Which one is chosen where waivers are. */
function waiverSentence(words) {
	return [
		words.everyOwner,
		words.signed,
		{ fixed: words.waiver },
		words.stop
	];
}
/** "Every dog is at least 16 weeks old." */
function ageSentence(rule, asked, words) {
	const { minWeeks, maxWeeks } = asked;
	const weeks = (id, current) => numberSlot({
		id,
		label: words.labels.age,
		current,
		usual: [
			8,
			12,
			16,
			26,
			52
		],
		bounds: [0, 2e3],
		say: words.weeks,
		set: (value) => withRequirement(rule, { [id]: value ?? current })
	});
	return [
		...petPhrase(rule, words),
		...minWeeks === void 0 ? [] : [words.isAtLeast, weeks("minWeeks", minWeeks)],
		...maxWeeks === void 0 ? [] : [minWeeks === void 0 ? words.isAtMost : words.andAtMost, weeks("maxWeeks", maxWeeks)],
		words.old,
		words.stop
	];
}
/** "Every dog weighs at most 20 kg." */
function weightSentence(rule, asked, words) {
	const { minKg, maxKg } = asked;
	const kilograms = (id, current) => numberSlot({
		id,
		label: words.labels.weight,
		current,
		usual: [
			2,
			5,
			10,
			20,
			40
		],
		bounds: [0, 1500],
		say: words.kg,
		set: (value) => withRequirement(rule, { [id]: value ?? current })
	});
	return [
		...petPhrase(rule, words),
		...minKg === void 0 ? [] : [words.weighsAtLeast, kilograms("minKg", minKg)],
		...maxKg === void 0 ? [] : [minKg === void 0 ? words.weighsAtMost : words.andAtMost, kilograms("maxKg", maxKg)],
		words.stop
	];
}
/** "Every dog has passed an evaluation here, and comes again within 180 days." */
function evaluationSentence(rule, { lapsesAfterDays }, words) {
	const lapse = numberSlot({
		id: "lapse",
		label: words.labels.months,
		current: lapsesAfterDays ?? 0,
		usual: [
			30,
			90,
			180,
			365
		],
		bounds: [1, 3660],
		say: words.days,
		set: (value) => withRequirement(rule, { lapsesAfterDays: value })
	});
	return [
		...petPhrase(rule, words),
		words.passed,
		{ fixed: words.evaluation },
		words.here,
		...lapsesAfterDays === void 0 ? [] : [words.lapses, lapse],
		words.stop
	];
}
// apps/web/src/features/requirements/proof-sentences.ts
var usualDays = [
	1,
	7,
	14,
	30,
	90,
	180,
	365
];
/** "Every dog needs a negative fecal test from the last 180 days." */
function testSentence(rule, asked, words) {
	const set = (test) => withRequirement(rule, { test });
	return [
		...petPhrase(rule, words),
		words.needs,
		words.aNegative,
		codeSlot(asked.test, words.test, words.labels.subject, words.aTest, set),
		...withinDays(rule, asked.maxAgeDays, words, words.fromTheLast),
		...proof(rule, asked.evidence, words),
		words.stop
	];
}
/** "Every dog needs a flea treatment from the last 30 days." */
function treatmentSentence(rule, asked, words) {
	const say = (name) => words.an(words.aTreatment(name));
	const set = (treatment) => withRequirement(rule, { treatment });
	return [
		...petPhrase(rule, words),
		words.needs,
		codeSlot(asked.treatment, words.treatment, words.labels.subject, say, set),
		...withinDays(rule, asked.maxAgeDays, words, words.fromTheLast),
		...proof(rule, asked.evidence, words),
		words.stop
	];
}
/** "Every dog needs a health certificate issued in the last 30 days." */
function documentSentence(rule, asked, words) {
	const set = (document) => withRequirement(rule, { document });
	return [
		...petPhrase(rule, words),
		words.needs,
		codeSlot(asked.document, words.document, words.labels.subject, words.an, set),
		...asked.maxAgeDays === void 0 ? [] : withinDays(rule, asked.maxAgeDays, words, words.issuedWithin),
		...asked.through === "arrival" ? [words.valid, { fixed: words.through.arrival }] : [],
		...proof(rule, asked.evidence, words),
		words.stop
	];
}
/** "Every owner has stated in the last 30 days: no contagious illness." */
function declarationSentence(rule, asked, words) {
	const set = (code) => withRequirement(rule, { code });
	return [
		words.everyOwner,
		...withinDays(rule, asked.maxAgeDays, words, words.declares),
		words.that,
		codeSlot(asked.code, words.declaration, words.labels.subject, (name) => name, set),
		words.stop
	];
}
function withinDays(rule, current, words, before) {
	return [before, numberSlot({
		id: "days",
		label: words.labels.months,
		current,
		usual: usualDays,
		bounds: [1, 3660],
		say: words.days,
		set: (maxAgeDays) => withRequirement(rule, { maxAgeDays: maxAgeDays ?? current })
	})];
}
function proof(rule, evidence, words) {
	if (evidence === void 0 || evidence === "owner") return [];
	return [
		words.proof,
		evidenceSlot(rule, evidence, words),
		words.asProof
	];
}
// apps/web/src/features/requirements/vaccination-sentence.ts
/** "Every dog needs bordetella from the last 6 months, given at least 7 days before a first visit." */
function vaccinationSentence(rule, asked, words) {
	return [
		...petPhrase(rule, words, withFittingTargets),
		needs(rule, words),
		...asked.targets.flatMap((_, place) => [...place > 0 ? [words.or] : [], targetSlot(rule, asked, place, words)]),
		...seriesPart(asked, words),
		...monthsPart(rule, asked, words),
		words.valid,
		throughSlot(rule, asked.through ?? "departure", words),
		...waitPart(rule, asked, words),
		...asked.evidence && asked.evidence !== "owner" ? [
			words.proof,
			evidenceSlot(rule, asked.evidence, words),
			words.asProof
		] : [],
		...finePrint(asked, words),
		words.stop
	];
}
/** The targets that some of the rule's species can be asked for. */
function targetsFor({ appliesTo }) {
	const species = appliesTo?.species;
	if (!species) return targets;
	return targets.filter((target) => species.some((one) => target.species.includes(one)));
}
/** After another kind of pet was chosen: what this kind is never asked for becomes what it is asked for. */
function withFittingTargets(rule) {
	if (rule.requirement.kind !== "vaccination") return rule;
	const fitting = targetsFor(rule);
	if (rule.requirement.targets.filter((code) => fitting.some((target) => target.code === code)).length > 0 || fitting[0] === void 0) return rule;
	return withRequirement(rule, { targets: [fitting[0].code] });
}
var removing = "remove";
function targetSlot(rule, asked, place, words) {
	const code = asked.targets[place] ?? "";
	const taken = asked.targets.filter((_, index) => index !== place);
	const choices = targetsFor(rule).filter((target) => !taken.includes(target.code)).map((target) => ({
		id: target.code,
		label: target.name
	}));
	return {
		id: `target-${place}`,
		label: words.labels.target,
		value: findTarget(code)?.name ?? code,
		choices: taken.length > 0 ? [...choices, {
			id: removing,
			label: words.removeTarget
		}] : choices,
		selected: code,
		choose: (id) => withRequirement(rule, { targets: id === removing ? taken : asked.targets.with(place, id) })
	};
}
function monthsPart(rule, { validMonths }, words) {
	if (validMonths === void 0) return [];
	const months = numberSlot({
		id: "months",
		label: words.labels.months,
		current: validMonths,
		usual: [
			6,
			12,
			24,
			36
		],
		bounds: [1, 120],
		say: words.months,
		none: {
			id: "none",
			label: words.noLimit,
			detail: words.noLimitDetail
		},
		set: (value) => withRequirement(rule, {
			validMonths: value,
			...value === void 0 ? { validity: void 0 } : {}
		})
	});
	return [words.fromTheLast, months];
}
function throughSlot(rule, through, words) {
	return {
		id: "through",
		label: words.labels.through,
		value: words.through[through],
		choices: ["departure", "arrival"].map((id) => ({
			id,
			label: words.through[id],
			detail: words.throughDetail[id]
		})),
		selected: through,
		choose: (id) => withRequirement(rule, { through: id === "arrival" ? "arrival" : void 0 })
	};
}
function waitPart(rule, { waitDays }, words) {
	if (!waitDays) return [];
	const { first, booster } = waitDays;
	const wait = numberSlot({
		id: "wait",
		label: words.labels.wait,
		current: first,
		usual: [
			2,
			7,
			14,
			28
		],
		bounds: [1, 365],
		say: words.days,
		none: {
			id: "none",
			label: words.noWait,
			detail: words.noWaitDetail
		},
		detailOf: (days) => days === 7 ? words.usualWait : void 0,
		set: (value) => withRequirement(rule, { waitDays: value === void 0 ? void 0 : {
			first: value,
			booster
		} })
	});
	return [
		words.givenAtLeast,
		wait,
		words.beforeVisit,
		...booster > 0 ? [words.boosterWait(words.days(booster))] : []
	];
}
function seriesPart({ series }, words) {
	return series ? [words.series(series.doses, series.minSpacingDays)] : [];
}
/** What can be published but not changed here: said, so that no sentence hides a condition. */
function finePrint(asked, words) {
	const { firstDoseMonths, graceDays, stayAway, accepts } = asked;
	return [
		...firstDoseMonths === void 0 ? [] : [words.firstDose(firstDoseMonths)],
		...graceDays ? [words.grace(graceDays)] : [],
		...stayAway ? [words.stayAway(stayAway.days)] : [],
		...accepts?.titerMonths === void 0 ? [] : [words.titer(accepts.titerMonths)],
		...accepts?.exemption ? [words.exemption] : []
	];
}
// apps/web/src/features/requirements/sentence-of.ts
/** A rule as a sentence. */
function sentenceOf(rule, words) {
	const asked = rule.requirement;
	switch (asked.kind) {
		case "vaccination": return vaccinationSentence(rule, asked, words);
		case "test": return testSentence(rule, asked, words);
		case "treatment": return treatmentSentence(rule, asked, words);
		case "document": return documentSentence(rule, asked, words);
		case "declaration": return declarationSentence(rule, asked, words);
		case "sterilization": return sterilizationSentence(rule, words);
		case "microchip": return microchipSentence(rule, words);
		case "waiver": return waiverSentence(words);
		case "age": return ageSentence(rule, asked, words);
		case "weight": return weightSentence(rule, asked, words);
		case "evaluation": return evaluationSentence(rule, asked, words);
	}
}
// apps/web/src/features/requirements/sentence-part.ts
var isSlot = (part) => typeof part === "object" && "choose" in part;
// apps/web/src/ui/sentence-chip/sentence-chip.tsx
/** A variable of a sentence that opens its choices. */
function SentenceChip({ label, value, choices, selected, onSelect, changed }) {
	return /* @__PURE__ */ jsx(Menu$2, {
		label,
		items: choices,
		selected,
		onSelect,
		placement: "bottom start",
		trigger: /* @__PURE__ */ jsx(Button, {
			"aria-label": `${value}, ${label}`,
			className: classes(sentenceWordLook.shape, sentenceWordLook.open, sentenceWordLook[changed ? "changed" : "plain"], "relative cursor-pointer font-[inherit] after:absolute after:-inset-y-1.5 after:inset-x-0"),
			children: value
		})
	});
}
// apps/web/src/features/requirements/number-dialog.tsx
/** Any number within bounds, for what the usual choices leave out. */
function NumberDialog({ label, bounds: { min, max }, onClose, onNumber }) {
	const words = useWordsOf(requirementWords);
	const [typed, setTyped] = useState("");
	const [asked, setAsked] = useState(false);
	const value = Number(typed);
	const fits = /^\d+$/.test(typed.trim()) && value >= min && value <= max;
	const submit = (event) => {
		event.preventDefault();
		setAsked(true);
		if (fits) onNumber(value);
	};
	const help = words.numberHelp(min, max);
	return /* @__PURE__ */ jsx(Dialog$1, {
		isOpen: true,
		onOpenChange: (open) => !open && onClose(),
		title: words.otherTitle(label),
		children: /* @__PURE__ */ jsxs("form", {
			onSubmit: submit,
			noValidate: true,
			className: "flex flex-col gap-6",
			children: [/* @__PURE__ */ jsx(TextField, {
				label,
				help,
				error: asked && !fits ? help : void 0,
				inputMode: "numeric",
				autoComplete: "off",
				autoFocus: true,
				figures: true,
				value: typed,
				onChange: setTyped
			}), /* @__PURE__ */ jsx(Button$1, {
				type: "submit",
				wide: true,
				children: words.use
			})]
		})
	});
}
// apps/web/src/features/requirements/sentence-parts.tsx
var otherId = "other";
/** The sentence, with a chip for everything that can vary. */
function SentenceParts({ parts, before, readOnly, onChange }) {
	const words = useWordsOf(requirementWords);
	const [asking, setAsking] = useState(null);
	const choose = (slot, id) => {
		if (id === otherId) setAsking(slot);
		else onChange(slot.choose(id));
	};
	const shown = parts.map((part, place) => {
		if (typeof part === "string") return part;
		const key = isSlot(part) ? part.id : `fixed-${place}`;
		if (!isSlot(part)) return /* @__PURE__ */ jsx(SentenceWord, { children: part.fixed }, key);
		const changed = before !== null && before.get(part.id) !== part.value;
		if (readOnly) return /* @__PURE__ */ jsx(SentenceWord, {
			changed,
			children: part.value
		}, key);
		return /* @__PURE__ */ jsx(SentenceChip, {
			label: part.label,
			value: part.value,
			choices: part.number ? [...part.choices, {
				id: otherId,
				label: words.other
			}] : part.choices,
			selected: part.selected,
			changed,
			onSelect: (id) => choose(part, id)
		}, key);
	});
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [shown.map((piece, place) => /* @__PURE__ */ jsx(Fragment, { children: piece }, place)), asking?.number && /* @__PURE__ */ jsx(NumberDialog, {
		label: asking.label,
		bounds: asking.number,
		onClose: () => setAsking(null),
		onNumber: (value) => {
			setAsking(null);
			if (asking.number) onChange(asking.number.set(value));
		}
	})] });
}
// apps/web/src/features/requirements/sentence-row.tsx
/** One rule: its sentence, what differs from the published one, what is wrong, and what else can be done. */
function SentenceRow(props) {
	const { rule, before, place, scope, issues, menu, readOnly, onChange } = props;
	const words = useWordsOf(requirementWords);
	const parts = sentenceOf(rule, words);
	const values = before ? valuesOf(sentenceOf(before, words)) : null;
	return /* @__PURE__ */ jsxs("li", {
		"aria-label": words.sentence(place),
		className: "flex items-start gap-3 px-5 py-4 md:px-6",
		children: [/* @__PURE__ */ jsxs("div", {
			className: "min-w-0 flex-1",
			children: [
				/* @__PURE__ */ jsx(Sentence, {
					change: before && !isSameRule(rule, before) ? changeOf(parts, values, words) : void 0,
					children: /* @__PURE__ */ jsx(SentenceParts, {
						parts,
						before: values,
						readOnly,
						onChange
					})
				}),
				(scope || !before) && /* @__PURE__ */ jsxs("p", {
					className: "mt-2 flex flex-wrap gap-2",
					children: [!before && /* @__PURE__ */ jsx(Tag, {
						tone: "soft",
						icon: Sparkles,
						children: words.isNew
					}), scope && /* @__PURE__ */ jsx(Tag, { children: scope })]
				}),
				issues.map((issue) => /* @__PURE__ */ jsxs("p", {
					role: "alert",
					className: "mt-2 flex items-start gap-1.5 text-stop-ink type-small",
					children: [/* @__PURE__ */ jsx(Icon, {
						of: CircleAlert,
						size: 18
					}), issue]
				}, issue))
			]
		}), !readOnly && /* @__PURE__ */ jsx(Menu$2, {
			label: words.more(place),
			items: menu
		})]
	});
}
var valuesOf = (parts) => new Map(parts.filter(isSlot).map(({ id, value }) => [id, value]));
/** "Changed, was 12 months": the old values of the variables that differ, where there were any. */
function changeOf(parts, before, words) {
	const now = valuesOf(parts);
	const was = Array.from(before ?? []).filter(([id, value]) => now.get(id) !== value);
	return was.length > 0 ? words.changedFrom(was.map(([, value]) => value).join(", ")) : words.changed;
}
// apps/web/src/features/requirements/additions.ts
/** What can be added to a sentence. A new part starts with the usual value and is then a chip. */
function additionsTo(rule, words) {
	const asked = rule.requirement;
	const level = rule.level === "required" ? {
		id: "recommend",
		label: words.recommend,
		make: () => withLevel(rule, "recommended")
	} : {
		id: "require",
		label: words.require,
		make: () => withLevel(rule, "required")
	};
	if (asked.kind !== "vaccination") return [level];
	const other = targetsFor(rule).find(({ code }) => !asked.targets.includes(code));
	const add = (id, label, change) => ({
		id,
		label,
		make: () => withRequirement(rule, change)
	});
	return [
		...asked.validMonths === void 0 ? [add("months", words.addMonths, { validMonths: 12 })] : [],
		...asked.waitDays ? [] : [add("wait", words.addWait, { waitDays: {
			first: 7,
			booster: 0
		} })],
		...asked.evidence && asked.evidence !== "owner" ? [] : [add("evidence", words.addEvidence, { evidence: "document" })],
		...other ? [add("target", words.otherTarget, { targets: [...asked.targets, other.code] })] : [],
		level
	];
}
/** Where a sentence is asked: at this service alone, at all of them, or no longer at this one. */
function scopesOf(rule, service, all, words) {
	const asked = rule.appliesTo?.services;
	const others = (asked ?? all).filter((code) => code !== service.code);
	const only = {
		id: "only",
		label: words.onlyAt(service.name),
		make: () => withAppliesTo(rule, { services: [service.code] })
	};
	const every = {
		id: "every",
		label: words.atEvery,
		make: () => withAppliesTo(rule, { services: void 0 })
	};
	const not = {
		id: "not",
		label: words.notAt(service.name),
		make: () => withAppliesTo(rule, { services: others })
	};
	return [
		...asked?.length === 1 && asked[0] === service.code ? [] : [only],
		...asked ? [every] : [],
		...others.length > 0 ? [not] : []
	];
}
// apps/web/src/features/requirements/use-row-menu.ts
/** What else can be done with a sentence: say more, move, ask elsewhere, remove. */
function useRowMenu({ rules, services, service, onRules }) {
	const words = useWordsOf(requirementWords);
	const isShown = (rule) => isAskedAt(rule, service?.code ?? null);
	const shown = rules.filter(isShown);
	return (rule) => {
		const item = ({ id, label, make }) => ({
			id,
			label,
			onAction: () => onRules(replaceRule(rules, make()))
		});
		const move = (step) => () => onRules(moveRule(rules, rule.id, step, isShown));
		const remove = () => {
			onRules(removeRule(rules, rule.id));
			showToast({
				words: words.removed,
				onUndo: () => onRules(rules)
			});
		};
		const codes = services.map(({ code }) => code);
		return [
			...additionsTo(rule, words).map(item),
			...service && services.length > 1 ? scopesOf(rule, service, codes, words).map(item) : [],
			{
				id: "up",
				label: words.moveUp,
				icon: ArrowUp,
				isDisabled: shown[0] === rule,
				onAction: move(-1)
			},
			{
				id: "down",
				label: words.moveDown,
				icon: ArrowDown,
				isDisabled: shown.at(-1) === rule,
				onAction: move(1)
			},
			{
				id: "remove",
				label: words.remove,
				icon: Trash2,
				tone: "danger",
				onAction: remove
			}
		];
	};
}
// apps/web/src/features/requirements/sentence-list.tsx
var none = [];
var otis = portraitFor({
	id: "otis",
	species: "dog",
	coat: "tuxedo",
	ears: "folded",
	marking: "blaze"
});
/** The sentences of one service, and a way to begin another one. */
function SentenceList(props) {
	const { rules, published, services, service, issues, readOnly, onRules } = props;
	const words = useWordsOf(requirementWords);
	const menuOf = useRowMenu(props);
	const several = services.length > 1;
	const format = useFormat();
	const scopeOf = ({ appliesTo }) => {
		const named = services.filter(({ code }) => appliesTo?.services?.includes(code));
		return named.length > 0 ? words.onlyFor(format.list(named.map(({ name }) => name))) : null;
	};
	const shown = rules.filter((rule) => isAskedAt(rule, service?.code ?? null));
	return /* @__PURE__ */ jsxs("div", {
		className: "flex min-w-0 flex-col gap-3.5",
		children: [/* @__PURE__ */ jsxs(Card, {
			shape: "feature",
			padding: "none",
			children: [shown.length === 0 && /* @__PURE__ */ jsx(EmptyState, {
				look: otis,
				title: words.emptyTitle,
				children: words.emptyLead
			}), /* @__PURE__ */ jsx("ol", {
				className: "divide-y divide-line",
				children: shown.map((rule, place) => /* @__PURE__ */ jsx(SentenceRow, {
					rule,
					before: published.find(({ id }) => id === rule.id),
					place: place + 1,
					scope: scopeOf(rule),
					issues: issues.get(rule.id) ?? none,
					menu: menuOf(rule),
					readOnly,
					onChange: (next) => onRules(replaceRule(rules, next))
				}, rule.id))
			})]
		}), !readOnly && /* @__PURE__ */ jsx(Menu$2, {
			label: words.add,
			placement: "bottom start",
			trigger: /* @__PURE__ */ jsx(Button$1, {
				variant: "quiet",
				size: "lead",
				wide: true,
				icon: Plus,
				children: words.add
			}),
			items: newKinds.map((kind) => ({
				id: kind,
				label: words.kinds[kind],
				onAction: () => onRules([...rules, newRule(kind, crypto.randomUUID().slice(0, 8), several ? service?.code ?? null : null)])
			}))
		})]
	});
}
// apps/web/src/features/requirements/publish-problem.ts
/** Reads a refusal; an issue finds its sentence by the place it had when it was sent. */
function publishProblemOf(problem, sent) {
	if (!(problem instanceof CallError)) return {
		kind: "other",
		message: String(problem)
	};
	if (problem.code === "aborted") return { kind: "stale" };
	const issues = problem.code === "invalid-argument" ? issuesIn(problem.details) : [];
	if (issues.length === 0) return {
		kind: "other",
		message: problem.message
	};
	const byRule = /* @__PURE__ */ new Map();
	const rest = [];
	for (const { path, message } of issues) {
		const rule = sent[Number(/^rules\.(\d+)/.exec(path)?.[1] ?? NaN)];
		if (rule) byRule.set(rule.id, [...byRule.get(rule.id) ?? [], message]);
		else rest.push(message);
	}
	return {
		kind: "issues",
		byRule,
		rest
	};
}
function issuesIn(details) {
	if (typeof details !== "object" || details === null || !("issues" in details)) return [];
	const { issues } = details;
	return Array.isArray(issues) ? issues : [];
}
// apps/web/src/features/requirements/use-rules.ts
/** The sentences as they are written, kept on the device as long as they differ from the published ones. */
function useRules(businessId, published) {
	const name = `requirements:${businessId}`;
	const { draft, setDraft, clear } = useDraft(name, null, isRuleDraft);
	const key = useRef(crypto.randomUUID());
	const rules = draft?.rules ?? published.rules;
	const baseVersion = draft?.baseVersion ?? published.version;
	const write = (next) => {
		key.current = crypto.randomUUID();
		setDraft(next);
	};
	return {
		rules,
		baseVersion,
		dirty: draft !== null,
		isStale: draft !== null && draft.baseVersion !== published.version,
		changes: changesOf(published.rules, rules),
		clear,
		/** One key per state of the sentences: publishing the same twice counts once. */
		keyNow: () => key.current,
		setRules(next) {
			if (isUnchanged(changesOf(published.rules, next))) clear();
			else write({
				baseVersion,
				rules: next
			});
		},
		/** Takes the newer version as the ground to compare with; the sentences stay as they are. */
		rebase: () => write({
			baseVersion: published.version,
			rules
		})
	};
}
// apps/web/src/features/requirements/use-requirements-editor.ts
/** The sentences, what is in force, and the way from one to the other. */
function useRequirementsEditor(businessId) {
	const inForce = useCall("getRequirements", { businessId });
	const published = inForce.data ?? null;
	const publishedRules = published?.rules ?? [];
	const versions = useCall("listRequirementVersions", {
		businessId,
		limit: 6
	});
	const latestVersion = versions.data?.items[0]?.version ?? published?.version ?? 0;
	const draft = useRules(businessId, {
		version: published?.version ?? 0,
		rules: publishedRules
	});
	const publishing = useAction("publishRequirements", [
		"getRequirements",
		"listConnections",
		"listRequirementVersions",
		"getRecheckProgress"
	]);
	const [problem, setProblem] = useState(null);
	/** The new version, or null when it was refused and `problem` says why. */
	const publish = async (effectiveFrom) => {
		setProblem(null);
		const { rules, baseVersion, keyNow } = draft;
		try {
			const { version } = await publishing.mutateAsync({
				businessId,
				rules,
				expectedVersion: Math.max(baseVersion, latestVersion),
				...effectiveFrom === void 0 ? {} : { effectiveFrom },
				idempotencyKey: keyNow()
			});
			draft.clear();
			return version;
		} catch (refusal) {
			const found = publishProblemOf(refusal, rules);
			setProblem(found);
			if (found.kind === "stale") await Promise.all([inForce.refetch(), versions.refetch()]);
			return null;
		}
	};
	const discard = () => {
		setProblem(null);
		draft.clear();
	};
	const rebase = () => {
		setProblem(null);
		draft.rebase();
	};
	const busy = publishing.isPending;
	return {
		...draft,
		inForce,
		published,
		latestVersion,
		publishedRules,
		problem,
		busy,
		publish,
		discard,
		rebase
	};
}
// apps/web/src/features/requirements/cert-logic-file.ts
/** A published version for engines that speak CertLogic; what it cannot say is named, never left out in silence. */
function certLogicFile({ businessId, version, rules }, toCertLogic) {
	const said = rules.map((rule) => ({
		rule,
		logic: toCertLogic(rule)
	}));
	return {
		format: "clearpaw-certlogic-1",
		businessId,
		version,
		rules: said.flatMap(({ rule: { id, level, title }, logic }) => logic === null ? [] : [{
			id,
			level,
			title: title ?? null,
			logic
		}]),
		notExpressible: said.flatMap(({ rule, logic }) => logic === null ? [rule.id] : [])
	};
}
// apps/web/src/features/requirements/save-file.ts
/** Hands a text to the reader as a file of their own. */
function saveFile(name, type, text) {
	const address = URL.createObjectURL(new Blob([text], { type }));
	const link = document.createElement("a");
	link.href = address;
	link.download = name;
	link.click();
	URL.revokeObjectURL(address);
}
// apps/web/src/features/requirements/version-list.tsx
var mostShown = 6;
var tones = {
	past: "sunken",
	current: "evergreen",
	future: "changed"
};
/** Every published version, also one that has not begun; each can be taken along for other engines. */
function VersionList({ businessId }) {
	const words = useWordsOf(requirementWords);
	const format = useFormat();
	const versions = useCall("listRequirementVersions", {
		businessId,
		limit: mostShown
	});
	if (versions.isError) return /* @__PURE__ */ jsx(ErrorPanel, {
		onRetry: () => void versions.refetch(),
		children: versions.error.message
	});
	if (!versions.data || versions.data.items.length === 0) return null;
	const download = (version, rules) => {
		const file = certLogicFile({
			businessId,
			version,
			rules
		}, toCertLogic);
		saveFile(`requirements-${version}.certlogic.json`, "application/json", JSON.stringify(file, null, 2));
	};
	return /* @__PURE__ */ jsx(Panel, {
		title: words.versions,
		children: /* @__PURE__ */ jsx(Rows, { children: versions.data.items.map(({ version, state, effectiveFrom, rules }) => /* @__PURE__ */ jsx(Row, {
			title: /* @__PURE__ */ jsxs("span", {
				className: "flex flex-wrap items-center gap-2",
				children: [words.version(version), state !== "past" && /* @__PURE__ */ jsx(Tag, {
					tone: tones[state],
					children: words.versionStates[state]
				})]
			}),
			detail: words.versionDetail(effectiveFrom ? format.day(effectiveFrom) : "", rules.length),
			end: /* @__PURE__ */ jsx(IconButton, {
				icon: Download,
				label: words.exportVersion(version),
				onPress: () => download(version, rules)
			})
		}, version)) })
	});
}
// apps/web/src/features/requirements/requirements-view.tsx
var noIssues = /* @__PURE__ */ new Map();
/** The requirements of a place, as sentences. */
function RequirementsView({ place }) {
	const words = useWordsOf(requirementWords);
	const editor = useRequirementsEditor(place.id);
	const mayPublish = !place.readOnly && mayDo(place.role, "publishRequirements");
	const { inForce, published, problem, isStale, dirty } = editor;
	if (inForce.isError && published === null) return /* @__PURE__ */ jsx(ErrorPanel, {
		title: words.loadFailed,
		onRetry: () => void inForce.refetch(),
		children: inForce.error.message
	});
	if (published === null) return /* @__PURE__ */ jsx(EditorSkeleton, {});
	return /* @__PURE__ */ jsxs("div", {
		className: "flex flex-col gap-5",
		children: [
			/* @__PURE__ */ jsx(EditorHead, {
				editor,
				place,
				mayPublish
			}),
			isStale && /* @__PURE__ */ jsx(Banner, {
				tone: "soon",
				announce: "alert",
				title: words.staleTitle(published.version),
				action: /* @__PURE__ */ jsx(Button$1, {
					variant: "warning",
					size: "small",
					onPress: editor.rebase,
					children: words.compare(published.version)
				}),
				children: words.staleLead
			}),
			/* @__PURE__ */ jsx(Editor, {
				place,
				editor,
				mayPublish,
				lapsed: place.readOnly,
				dirty,
				issues: problem?.kind === "issues" ? problem.byRule : noIssues
			})
		]
	});
}
function Editor({ place, editor, mayPublish, lapsed, dirty, issues }) {
	const { services } = place;
	const words = useWordsOf(requirementWords);
	const [chosen, setChosen] = useState(null);
	const service = services.find(({ code }) => code === chosen) ?? services[0] ?? null;
	const countOf = (code) => editor.rules.filter((rule) => isAskedAt(rule, code)).length;
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsxs("div", {
		className: "flex flex-wrap items-center justify-between gap-3 empty:hidden",
		children: [services.length > 1 && /* @__PURE__ */ jsx(Segments, {
			label: words.service,
			segments: services.map(({ code, name }) => ({
				id: code,
				label: name,
				count: countOf(code)
			})),
			value: service?.code ?? "",
			onChange: setChosen
		}), dirty && /* @__PURE__ */ jsx(SavedNote, { children: words.draftKept })]
	}), /* @__PURE__ */ jsxs("div", {
		className: "grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20.5rem]",
		children: [/* @__PURE__ */ jsx(SentenceList, {
			rules: editor.rules,
			published: editor.publishedRules,
			services,
			service,
			issues,
			readOnly: !mayPublish,
			onRules: editor.setRules
		}), /* @__PURE__ */ jsxs("div", {
			className: "flex flex-col gap-6 lg:sticky lg:top-7",
			children: [/* @__PURE__ */ jsx(PublishPanel, {
				editor,
				mayPublish,
				lapsed,
				businessId: place.id,
				today: calendarDateIn(Date.now(), place.timeZone)
			}), /* @__PURE__ */ jsx(VersionList, { businessId: place.id })]
		})]
	})] });
}
function EditorSkeleton() {
	return /* @__PURE__ */ jsxs(Skeleton, {
		className: "flex flex-col gap-6",
		children: [/* @__PURE__ */ jsx(SkeletonBlock, { className: "h-10 w-72" }), /* @__PURE__ */ jsxs("div", {
			className: "grid gap-6 lg:grid-cols-[minmax(0,1fr)_20.5rem]",
			children: [/* @__PURE__ */ jsx(SkeletonBlock, {
				shape: "card",
				className: "h-112 w-full"
			}), /* @__PURE__ */ jsx(SkeletonBlock, {
				shape: "card",
				className: "h-60 w-full"
			})]
		})]
	});
}
// apps/web/src/app/routes/requirements.tsx
function RequirementsPage() {
	return /* @__PURE__ */ jsx(RequirementsView, { place: usePlace() });
}
export { RequirementsPage as default };
