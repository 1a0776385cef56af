import { globSync } from 'node:fs'

/** Names under which earlier comments cited papers that are not in the repository. */
const outside = /\b(?:SPEC|PRODUCT|DESIGN|ARCHITECTURE|HOUSE)(?:\.md\b|['’]s\b| ?\d)|\bfacts\/[\w-]*/g
const page = /[\w./-]*\w\.md\b/g

export const pages = () => globSync(['*.md', '{docs,studio,seed,test}/**/*.md']).map((at) => at.replaceAll('\\', '/'))

/** A page exists if the path of some page ends with the named one: `skating.md`, `reference/skating.md`, `../reference/skating.md`. */
const isAmong = (there, said) => {
  const end = said.replace(/^(?:\.{1,2}\/)+/, '')
  return there.some((at) => at === end || at.endsWith(`/${end}`))
}

/** Finds what a text names that a reader of the repository cannot open, with a sentence for each. */
export function dangling(text, there) {
  const papers = [...text.matchAll(outside)].map(({ 0: said, index }) => ({
    index,
    message: `${said}: that paper is not in the repository. Say the fact, or name a page of docs/reference`,
  }))
  const lost = [...text.matchAll(page)]
    .filter(({ 0: said }) => !/\bSPEC|PRODUCT|DESIGN|ARCHITECTURE|HOUSE|facts\//.test(said) && !isAmong(there, said))
    .map(({ 0: said, index }) => ({
      index,
      message: `${said}: no such page. Say the fact, or name a page that exists`,
    }))
  return [...papers, ...lost]
}

let here

/** Comments, names of tests and other texts of code name only what a reader has. */
export const papers = {
  create(context) {
    if (/\/lint\/papers[\w.]*$/.test(context.filename.replaceAll('\\', '/'))) return {}
    return {
      Program(node) {
        here ??= pages()
        for (const { message } of dangling(context.sourceCode.text, here)) context.report({ node, message })
      },
    }
  },
}
