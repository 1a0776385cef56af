/** The last part of an address: small letters and figures, parted by single dashes. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
