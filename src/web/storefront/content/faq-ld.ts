import { textOfNode, type Document, type DocumentNode } from '#shop/content/documents/document.ts'

/** schema.org/FAQPage of a page of questions: each heading of the third rank asks, what follows it answers. */
export function faqLd(body: Document) {
  const questions: { question: string; answer: DocumentNode[] }[] = []
  let isOpen = false
  for (const node of body.content ?? []) {
    if (node.type !== 'heading') {
      if (isOpen) questions.at(-1)!.answer.push(node)
      continue
    }
    isOpen = node.attrs?.level === 3
    if (isOpen) questions.push({ question: textOfNode(node), answer: [] })
  }
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions
      .filter(({ answer }) => answer.length)
      .map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer.map(textOfNode).join(' ').replace(/\s+/g, ' ').trim() },
      })),
  }
}
