/** The first link of the page; visible only while it has the focus. */
export function SkipLink({ children, href = '#main' }: { children: string; href?: string }) {
  return (
    <a
      href={href}
      className="type-button print:hidden fixed top-3 left-3 z-50 -translate-y-24 rounded-md bg-ink px-5 py-3 text-bg focus-visible:translate-none focus-visible:shadow-sh2"
    >
      {children}
    </a>
  )
}
