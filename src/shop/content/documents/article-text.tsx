import { use, type ReactNode } from 'react'
import { Link } from 'react-router'
import { featureOf } from '#shop/settings/feature-of.ts'
import { FeaturesOffContext } from '#shop/settings/use-feature.ts'
import type { DocumentMark, DocumentNode } from './document.ts'
import { isLocal, isSafeLink } from './safe-link.ts'

/** Words of a paragraph with their marks; a mark that nobody knows leaves the words plain. */
export const ArticleText = ({ nodes = [] }: { nodes?: DocumentNode[] }) =>
  nodes.map((node, at) => {
    if (node.type === 'hardBreak') return <br key={at} />
    if (node.type !== 'text') return null
    const marked = [...(node.marks ?? [])].reverse().reduce<ReactNode>(withMark, node.text)
    return <span key={at}>{marked}</span>
  })

function withMark(inside: ReactNode, { type, attrs }: DocumentMark): ReactNode {
  if (type === 'bold') return <strong className="font-[620] text-ink">{inside}</strong>
  if (type === 'italic') return <em>{inside}</em>
  if (type === 'code')
    return <code className="rounded-sm bg-sunken px-1 py-0.5 text-[.92em] break-words">{inside}</code>
  if (type === 'unfilled') return <mark className="bg-brass-soft px-1 text-brass">{inside}</mark>
  // Checked once more at the last door, since a table can be written by other hands than the verb's.
  if (type === 'link' && attrs?.href && isSafeLink(attrs.href)) return <TextLink href={attrs.href}>{inside}</TextLink>
  return inside
}

/** Where the merchant switched something off, the words about it stay and lead nowhere. */
function TextLink({ href, children }: { href: string; children: ReactNode }) {
  const off = use(FeaturesOffContext)
  if (off.some((feature) => feature === featureOf(href))) return children
  return isLocal(href) ? (
    <Link to={href} className="link font-[inherit]">
      {children}
    </Link>
  ) : (
    <a href={href} className="link font-[inherit]" rel={href.startsWith('http') ? 'noopener' : undefined}>
      {children}
    </a>
  )
}
