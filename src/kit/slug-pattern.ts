/** A slug: lower-case letters and digits, separated by single dashes. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
