const schemes = /^(https?:\/\/[^\s/]|mailto:[^\s@]+@[^\s@]+$|tel:\+?[\d().-]+$)/i

/**
 * Allowed links: another site by http(s), mail, telephone, an anchor of this page, a page of this shop. `//host`, `/\host` and anything executable are
 * refused.
 */
export const isSafeLink = (href: string) =>
  href.length <= 2000 && !hasControls(href) && (schemes.test(href) || /^#[\w-]+$/.test(href) || isLocal(href))

export const isLocal = (href: string) => /^\/(?![/\\])[^\\\s]*$/.test(href)

/** Browsers remove tabs and line ends inside an address, so `java\tscript:` would run. */
// oxlint-disable-next-line no-control-regex -- the pattern is about control characters
const hasControls = (href: string) => /[\u0000-\u0020\u007f-\u009f\u2028\u2029]/.test(href)
