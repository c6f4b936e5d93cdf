// packages/domain/src/catalogue/target.ts
/** Every target of the catalogue. */
var targets = [
	{
		"code": "rabies",
		"name": "Rabies",
		"species": [
			"dog",
			"cat",
			"ferret"
		],
		"allOf": ["RABV"],
		"onsetDays": 28
	},
	{
		"code": "distemper-parvo",
		"name": "Distemper/Parvo",
		"species": ["dog"],
		"allOf": ["CDV", "CPV"],
		"onsetDays": 7
	},
	{
		"code": "dhpp",
		"name": "DHPP / DAPP",
		"species": ["dog"],
		"allOf": [
			"CDV",
			"CAV2",
			"CPV"
		],
		"notFrom": ["kc3"],
		"onsetDays": 7
	},
	{
		"code": "bordetella",
		"name": "Bordetella / Kennel cough",
		"species": ["dog"],
		"allOf": ["BORD"],
		"onsetDays": 3
	},
	{
		"code": "lepto",
		"name": "Leptospirosis",
		"species": ["dog"],
		"allOf": ["LEPTO"],
		"onsetDays": 21
	},
	{
		"code": "civ",
		"name": "Canine influenza (both strains)",
		"species": ["dog"],
		"allOf": ["CIV_H3N2", "CIV_H3N8"],
		"onsetDays": 14
	},
	{
		"code": "civ-any",
		"name": "Canine influenza (any strain)",
		"species": ["dog"],
		"anyOf": ["CIV_H3N2", "CIV_H3N8"],
		"onsetDays": 14
	},
	{
		"code": "lyme",
		"name": "Lyme",
		"species": ["dog"],
		"allOf": ["BORR"],
		"onsetDays": 28
	},
	{
		"code": "fvrcp",
		"name": "FVRCP",
		"species": ["cat"],
		"allOf": [
			"FHV1",
			"FCV",
			"FPV"
		],
		"onsetDays": 14
	},
	{
		"code": "felv",
		"name": "FeLV (vaccine or negative test)",
		"species": ["cat"],
		"allOf": ["FELV"]
	},
	{
		"code": "ferret-distemper",
		"name": "Ferret distemper",
		"species": ["ferret"],
		"allOf": ["CDV"]
	},
	{
		"code": "rabbit",
		"name": "Myxo + RHD1 + RHD2",
		"species": ["rabbit"],
		"allOf": [
			"MYXO",
			"RHDV1",
			"RHDV2"
		]
	}
];
var byCode = new Map(targets.map((target) => [target.code, target]));
/** The target with this code, or null where the catalogue lists none. */
function findTarget(code) {
	return byCode.get(code) ?? null;
}
export { targets as n, findTarget as t };
