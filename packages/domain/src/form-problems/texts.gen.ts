/** Written by `npm run messages` from texts/en.json; the other languages lie beside it. */

export const formProblemTexts = {
  before_birth: "This is before the pet was born. Check the day, or the birth date.",
  closed_date_twice: "A closed date is entered twice. Remove one of them.",
  ends_before_beginning: "It would end before it begins. Check both dates.",
  ends_before_begins: "The end date is before the start date. Choose a later end date.",
  ends_before_given: "It would end before it was given. Check both dates.",
  hours_equal: "Opening and closing time are the same. For a day without a break enter 00:00 to 24:00.",
  hours_missing: "Enter the hours of at least one day, or remove the hours.",
  hours_overlap: "This opening time overlaps another one. Change one of them.",
  hours_too_many: "Enter at most 3 opening times a day.",
  in_the_future: "This day has not come yet. Enter a day that has passed.",
  name_missing: "Enter the name of the vaccine as it is printed on the certificate.",
  phone_invalid: "Enter a phone number with 5 to 15 digits.",
  reach_missing: "Enter a phone number or an email address.",
  report_too_long: "A report covers at most 366 days.",
};
