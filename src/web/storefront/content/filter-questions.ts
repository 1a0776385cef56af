import { fold } from '#kit/fold.ts'
import { textOfNode, type Document, type DocumentNode } from '#shop/content/documents/document.ts'

type Question = { topic: DocumentNode | undefined; nodes: DocumentNode[] }

const levelOf = (node: DocumentNode) => (node.type === 'heading' ? Number(node.attrs?.level) : 0)

/** The questions of a page under their topics: a heading of the second rank is a topic, one of the third asks, what follows answers. */
function questionsOf(body: Document) {
  const questions: Question[] = []
  let topic: DocumentNode | undefined
  let open: Question | undefined
  for (const node of body.content ?? []) {
    const level = levelOf(node)
    if (level === 2) [topic, open] = [node, undefined]
    else if (level === 3) questions.push((open = { topic, nodes: [node] }))
    else open?.nodes.push(node)
  }
  return questions
}

/** Only the questions that hold every searched word, with or without accents, under their topics; and their number. */
export function filterQuestions(body: Document, query: string): { body: Document; count: number } {
  const words = fold(query).split(/\s+/).filter(Boolean)
  const hits = questionsOf(body).filter(({ topic, nodes }) => {
    const text = fold([topic, ...nodes].map((node) => (node ? textOfNode(node) : '')).join(' '))
    return words.every((word) => text.includes(word))
  })
  const content = hits.flatMap(({ topic, nodes }, at) =>
    topic && hits[at - 1]?.topic !== topic ? [topic, ...nodes] : nodes,
  )
  return { body: { type: 'doc', content }, count: hits.length }
}
