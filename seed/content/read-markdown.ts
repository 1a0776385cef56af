export { readMarkdown } from '#shop/content/documents/read-markdown.ts'
export { readFrontMatter } from './read-front-matter.ts'
