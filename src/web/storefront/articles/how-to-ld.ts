import { headingsOf } from '#shop/content/documents/headings.ts'
import { textOfNode, type Document, type DocumentNode } from '#shop/content/documents/document.ts'

const fewest = 2

/** schema.org/HowTo for each list of steps of a text, named by the heading above it. */
export function howToLd(body: Document, title: string, canonical: string) {
  const headings = headingsOf(body)
  let above: { id: string; text: string } | undefined
  return (body.content ?? []).flatMap((node) => {
    above = headings.get(node) ?? above
    const steps = node.type === 'steps' ? (node.content ?? []) : []
    return steps.length >= fewest ? [howTo(steps, above, { title, canonical })] : []
  })
}

type Page = { title: string; canonical: string }

const howTo = (steps: DocumentNode[], above: { id: string; text: string } | undefined, { title, canonical }: Page) => ({
  '@context': 'https://schema.org',
  '@type': 'HowTo',
  name: above ? `${title}: ${above.text}` : title,
  url: above ? `${canonical}#${above.id}` : canonical,
  step: steps.map((step, at) => ({ '@type': 'HowToStep', position: at + 1, ...told(step) })),
})

/** What a step begins with in bold is its name. */
function told(step: DocumentNode) {
  const text = textOfNode(step).replace(/\s+/g, ' ').trim()
  const first = step.content?.[0]?.content?.[0]
  const isNamed = first?.marks?.some(({ type }) => type === 'bold')
  return { ...(isNamed && { name: first!.text!.replace(/[.:]\s*$/, '') }), text }
}
