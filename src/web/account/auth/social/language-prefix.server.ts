/** Providers come back to one address; in which language the person left is remembered here. */
export const languagePrefixOf = (request: Request) =>
  /^\/en(\/|$|\.data)/.test(new URL(request.url).pathname) ? '/en' : ''
