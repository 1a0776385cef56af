/**
 * Structured data, rendered by the server only: hydration leaves the element's text as it is.
 * A `<` could end the script element, so it is escaped; the result is still JSON and runs nothing.
 */
export const JsonLd = ({ facts }: { facts?: object }) => {
  const text = facts ? JSON.stringify(facts).replaceAll('<', '\\u003c') : ''
  // oxlint-disable-next-line react/no-danger -- the only way to write a script element; the text is JSON with every `<` escaped
  return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
}
