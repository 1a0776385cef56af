import { use, type ReactNode } from 'react'
import { Link } from 'react-router'
import { isAddressOn } from '#shop/settings/feature-of.ts'
import { FeaturesOffContext } from '#shop/settings/use-feature.ts'
import { Picture } from '#ui/picture.tsx'
import { m } from '#words/messages.js'
import { ArticleTable, type ShowBlocks } from './article-table.tsx'
import type { Document, DocumentNode, DocumentMark } from './document.ts'
import { headingsOf, type Heading } from './headings.ts'
import { isLocal, isSafeLink } from './safe-link.ts'

/** The elements that a page provides for `embed`, `figure` and `productCard`: by name or slug. */
export type Parts = Record<string, ReactNode>

type Props = { document: Document; parts?: Parts }

/** Renders a document as elements, never as HTML: known nodes are shown, unknown ones are skipped. */
export function ArticleBody({ document, parts = {} }: Props) {
  const headings = headingsOf(document)
  const show: ShowBlocks = (nodes = []) =>
    nodes.map((node, at) => <Block key={at} node={node} show={show} heading={headings.get(node)} parts={parts} />)
  return (
    <div className="pieces max-w-[35rem] text-[1.0625rem] leading-[1.7] print:max-w-none print:text-[10.5pt] print:leading-normal *:first:mt-0">
      {show(document.content)}
    </div>
  )
}

type BlockProps = { node: DocumentNode; show: ShowBlocks; heading?: Heading; parts: Parts }

function Block({ node, show, heading, parts }: BlockProps) {
  const { content, attrs } = node
  switch (node.type) {
    case 'paragraph':
      return (
        <p className="mt-4">
          <ArticleText nodes={content} />
        </p>
      )
    case 'heading':
      return <HeadingBlock heading={heading!} nodes={content} />
    case 'bulletList':
      return <ul className={`${list} list-disc`}>{items(node, show)}</ul>
    case 'orderedList':
      return (
        <ol className={`${list} list-decimal`} start={Number(attrs?.start ?? 1)}>
          {items(node, show)}
        </ol>
      )
    case 'steps':
      return <ol className={steps}>{items(node, show)}</ol>
    case 'blockquote':
      return <blockquote className="mt-6 border-l-2 border-line-strong pl-5 *:first:mt-0">{show(content)}</blockquote>
    case 'summary':
      return (
        <div data-points className="mb-8 border-y border-line py-5 text-ink *:first:mt-0">
          {show(content)}
        </div>
      )
    case 'callout':
      return (
        <div className={`mt-6 rounded-md px-5 py-4 *:first:mt-0 ${tones[String(attrs?.tone)] ?? tones.note}`}>
          {show(content)}
        </div>
      )
    case 'table':
      return <ArticleTable node={node} show={show} />
    case 'image':
      return <ImageBlock node={node} />
    case 'video':
      return <VideoBlock node={node} />
    case 'horizontalRule':
      return <hr className="my-10 border-line" />
    case 'productCard':
    case 'figure':
      return <Beside kind={node.type}>{partOf(parts, String(attrs?.name ?? attrs?.slug))}</Beside>
    case 'embed':
      return partOf(parts, String(attrs?.name ?? attrs?.slug))
    default:
      return null
  }
}

/** Shown beside the text if the page has a margin for it (article-columns.css). */
const Beside = ({ kind, children }: { kind: string; children: ReactNode }) =>
  children && <div data-beside={kind}>{children}</div>

const partOf = (parts: Parts, name: string) => (Object.hasOwn(parts, name) ? parts[name] : null)

const list = 'mt-4 grid gap-2 pl-5 marker:text-muted [&_:is(ul,ol)]:mt-2'
const steps =
  'mt-6 grid gap-5 [counter-reset:step] *:relative *:pl-12 *:[counter-increment:step] *:before:absolute *:before:left-0 *:before:top-0 *:before:grid *:before:size-8 *:before:place-items-center *:before:rounded-md *:before:bg-accent-soft *:before:font-semibold *:before:text-accent *:before:content-[counter(step)]'
const tones: Record<string, string> = { note: 'bg-accent-soft', warning: 'bg-brass-soft' }

const items = ({ content = [] }: DocumentNode, show: ShowBlocks) =>
  content.map((item, at) => (
    <li key={at} className="*:first:mt-0">
      {show(item.content)}
    </li>
  ))

const looks: Record<number, string> = { 2: 'type-h2 mt-14', 3: 'type-h3 mt-8', 4: 'mt-6 font-semibold' }

function HeadingBlock({ heading: { id, level }, nodes }: { heading: Heading; nodes?: DocumentNode[] }) {
  const Tag = level === 2 ? 'h2' : level === 3 ? 'h3' : 'h4'
  return (
    <Tag id={id} className={looks[level] ?? looks[4]}>
      <ArticleText nodes={nodes} />
    </Tag>
  )
}

/** The text of a paragraph with its marks; an unknown mark leaves the text plain. */
const ArticleText = ({ nodes = [] }: { nodes?: DocumentNode[] }) =>
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
  // Checked again on output, since a row of the table may not have come through `documentRules`.
  if (type === 'link' && attrs?.href && isSafeLink(attrs.href)) return <TextLink href={attrs.href}>{inside}</TextLink>
  return inside
}

/** If the merchant switched a feature off, its link becomes plain text. */
function TextLink({ href, children }: { href: string; children: ReactNode }) {
  const featuresOff = use(FeaturesOffContext)
  if (!isAddressOn(href, featuresOff)) return children
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

const watchAt: Record<string, { name: string; at: string }> = {
  youtube: { name: 'YouTube', at: 'https://www.youtube.com/watch?v=' },
  vimeo: { name: 'Vimeo', at: 'https://vimeo.com/' },
}

/** A film on another site is a link: nothing is loaded from there before a reader follows it. */
function VideoBlock({ node: { attrs } }: { node: DocumentNode }) {
  const { provider, id, title } = attrs ?? {}
  const place = watchAt[String(provider)]
  if (!place || !id) return null
  return (
    <a
      href={place.at + encodeURIComponent(String(id))}
      rel="noopener"
      className="group my-8 flex items-center gap-4 rounded-lg border border-line bg-surface px-5 py-4 leading-normal text-ink"
    >
      <span aria-hidden className="grid size-12 shrink-0 place-items-center rounded-full bg-ink pl-0.5 text-bg">
        ▶
      </span>
      <span>
        <span className="block font-[620] group-hover:underline group-hover:underline-offset-4">{title}</span>
        <span className="type-small text-muted">{m.post_article_watch({ place: place.name })}</span>
      </span>
    </a>
  )
}

function ImageBlock({ node: { attrs } }: { node: DocumentNode }) {
  const { file, alt, ratio, caption } = attrs ?? {}
  if (!file) return null
  return (
    <figure className="my-8">
      <Picture
        file={String(file)}
        alt={String(alt ?? '')}
        ratio={Number(ratio ?? 1)}
        sizes="(min-width: 56.25rem) 40rem, 100vw"
        className="h-auto w-full rounded-lg"
      />
      {caption && <figcaption className="mt-2 type-small text-muted">{caption}</figcaption>}
    </figure>
  )
}
