export { readMarkdown } from '#shop/content/read-markdown.ts'
export { readFrontMatter } from './read-front-matter.ts'
