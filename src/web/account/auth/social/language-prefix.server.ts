/** Providers return to one address, so the language of the page is remembered. */
export const languagePrefixOf = (request: Request) =>
  /^\/en(\/|$|\.data)/.test(new URL(request.url).pathname) ? '/en' : ''
