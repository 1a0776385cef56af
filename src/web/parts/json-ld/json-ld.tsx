/**
 * Facts for machines, written by the server alone: hydration leaves the text of the element as it is.
 * Inside a script element `<` could end it, so it is written as an escape; what is left is JSON and runs nothing.
 */
export const JsonLd = ({ facts }: { facts?: object }) => {
  const text = facts ? JSON.stringify(facts).replaceAll('<', '\\u003c') : ''
  // oxlint-disable-next-line react/no-danger -- the only way to write a script element; the text is JSON with every `<` escaped
  return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
}
