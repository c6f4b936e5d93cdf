import { B as defineWords, W as productName } from "./light-C8fMLwcq.js";
// apps/web/src/features/accounts/words.ts
var en = {
	welcomeBack: "Welcome back",
	newHere: "New here?",
	createAccount: "Create an account",
	createYourAccount: "Create your account",
	registerLead: "Free for pet owners. You can change the account type later in settings.",
	haveAccount: "Have an account?",
	logIn: "Log in",
	oneMoreStep: "One more step",
	loggingIn: "Logging in…",
	creating: "Creating your account…",
	email: "Email",
	password: "Password",
	confirmPassword: "Confirm password",
	fullName: "Full name",
	forgotPassword: "Forgot password?",
	rememberMe: "Remember me on this device",
	acceptTerms: "I accept the terms and conditions",
	passwordHelp: "At least 6 characters.",
	demoAccounts: "Demo accounts",
	petOwner: "Pet owner",
	business: "Business",
	use: "Use",
	policies: [
		"Terms",
		"Privacy",
		"Cookies",
		"Acceptable use"
	],
	policiesLabel: "Policies",
	emailRequired: "Email is required",
	emailInvalid: "Invalid email address",
	passwordRequired: "Password is required",
	passwordShort: "Password must be at least 6 characters",
	nameRequired: "Name is required",
	nameLong: "At most 80 characters.",
	nameUnseen: "The name holds characters that cannot be seen.",
	registerProblems: "Some fields need another look",
	confirmRequired: "Please confirm your password",
	passwordsDiffer: "Passwords do not match",
	termsRequired: "You must accept the terms and conditions",
	loginFailed: "Invalid email or password.",
	registerFailed: "Registration failed. Please try again.",
	typeTitle: `How will you use ${productName}?`,
	typeLead: "Pick one to begin. You can change it later in settings.",
	typeLabel: "Account type",
	typeFailed: "Failed to save your selection. Please try again.",
	continue: "Continue",
	saving: "Saving…",
	logOut: "Log out",
	account: "Your account",
	settings: "Settings",
	entitlementsFailed: "Failed to load subscription status",
	owner: {
		title: "Pet Owner",
		subtitle: "I look after one or more pets",
		description: "One health record per pet, carried as a badge.",
		features: [
			"Unlimited pet profiles",
			"Vaccination tracking",
			"Health document upload",
			"Connect with businesses",
			"Compliance alerts"
		]
	},
	businessOwner: {
		title: "Business Owner",
		subtitle: "I welcome pets at my place",
		description: "Set your rules and know who may come in.",
		features: [
			"Set health requirements",
			"Verify compliance",
			"Manage team access",
			"Upload custom waivers",
			"Track connected pets"
		]
	}
};
/** Texts of signing in and choosing a type; the errors are the specification's, to the letter. */
var accountWords = defineWords({ en });
export { accountWords as t };
